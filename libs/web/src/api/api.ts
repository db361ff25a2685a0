import type { Answer, Asked, Method, OptionsOf } from './operations';
import { problemOf } from './problem';
import { asWrite } from './writes';

interface Request {
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly path?: Readonly<Record<string, string | number>>;
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string;
}

/** Typed by the server's OpenAPI document. @throws Problem when the server refuses */
export const api = {
  get: asking('get'),
  post: asking('post'),
  put: asking('put'),
  delete: asking('delete'),
};

function asking<M extends Method>(method: M) {
  return <Path extends Asked<M>>(path: Path, ...[options]: OptionsOf<M, Path>): Promise<Answer<M, Path>> =>
    send(method, path, options as Request | undefined) as Promise<Answer<M, Path>>;
}

async function send(method: Method, path: string, request: Request = {}): Promise<unknown> {
  const { body, signal, idempotencyKey } = request;
  const headers = new Headers({ accept: 'application/json' });
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey);

  const ask = () =>
    fetch(addressOf(path, request), {
      method: method.toUpperCase(),
      headers,
      ...(signal && { signal }),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const response = await (method === 'get' ? ask() : asWrite(ask));
  if (!response.ok) throw await problemOf(response);
  return response.status === 204 ? undefined : response.json();
}

function addressOf(template: string, { path = {}, query = {} }: Request): string {
  const address = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])));
  const asked = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  return asked.size > 0 ? `${address}?${asked}` : address;
}
