import { randomBytes } from 'node:crypto';

/** An error of Stripe's API: `{ error: { type, code, message, param } }`. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: { readonly error: Readonly<Record<string, string | undefined>> };

  constructor(status: number, error: { type?: string; code?: string; message: string; param?: string }) {
    super(error.message);
    this.status = status;
    this.body = { error: { type: 'invalid_request_error', ...error } };
  }
}

/** Invalid parameters: nothing was started. */
export class InvalidParameters extends Refusal {}

export const missing = (param: string): Refusal =>
  new InvalidParameters(400, { code: 'parameter_missing', param, message: `Missing required param: ${param}.` });

export const invalid = (param: string, message: string): Refusal =>
  new InvalidParameters(400, { code: 'parameter_invalid', param, message });

export const newId = (prefix: string): string => `${prefix}_${randomBytes(18).toString('hex')}`;

export function refuseUnknown(asked: Readonly<Record<string, unknown>>, known: ReadonlySet<string>): void {
  const unknown = Object.keys(asked).find((name) => !known.has(name));
  if (unknown === undefined) return;
  const message = `Received unknown parameter: ${unknown}`;
  throw new InvalidParameters(400, { code: 'parameter_unknown', param: unknown, message });
}
