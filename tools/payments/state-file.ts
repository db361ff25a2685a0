import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Charge, Customer, Dispute, PaymentIntent, Refund } from './payments.ts';
import type { CheckoutSession, Line } from './sessions.ts';
import type { StoredEvent } from './events.ts';

/** Stored response to a request with an idempotency key. */
export interface KeptAnswer {
  readonly fingerprint: string;
  /** Absent in files written before refusals were stored. */
  readonly status?: number;
  readonly body: object;
}

export interface State {
  readonly sessions: Record<string, CheckoutSession>;
  readonly lines: Record<string, readonly Line[]>;
  readonly customers: Record<string, Customer>;
  readonly payments: Record<string, PaymentIntent>;
  /** Metadata for the session's later payment. */
  readonly paymentMetadata: Record<string, Readonly<Record<string, string>>>;
  readonly charges: Record<string, Charge>;
  readonly refunds: Record<string, Refund>;
  readonly disputes: Record<string, Dispute>;
  readonly events: Record<string, StoredEvent>;
  readonly answers: Record<string, KeptAnswer>;
}

/** State of the stand-in in one file, or in memory without a path. */
export class StateFile {
  readonly state: State;
  private readonly path: string | undefined;

  constructor(path: string | undefined) {
    this.path = path;
    this.state = { ...emptyState(), ...(path && read(path)) };
  }

  /** Writes and renames, so that a killed run never leaves a partial file. */
  save(): void {
    if (!this.path) return;
    mkdirSync(dirname(this.path), { recursive: true });
    writeFileSync(`${this.path}.new`, JSON.stringify(this.state));
    renameSync(`${this.path}.new`, this.path);
  }
}

const emptyState = (): State => ({
  sessions: {},
  lines: {},
  customers: {},
  payments: {},
  paymentMetadata: {},
  charges: {},
  refunds: {},
  disputes: {},
  events: {},
  answers: {},
});

function read(path: string): Partial<State> {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Partial<State>;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw new Error(`${path} holds no state of the payment stand-in: remove it to begin afresh.`, { cause: error });
  }
}
