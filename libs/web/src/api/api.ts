import createClient from 'openapi-fetch';
import type { Answer, Asked, Method, OptionsOf } from './operations';
import { problemOf } from './problem';
import { asWrite } from './writes';
import type { paths } from './schema';

interface Options {
  readonly path?: object;
  readonly query?: object;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string;
}

const client = createClient<paths>({
  headers: { accept: 'application/json' },
  fetch: (request) => (request.method === 'GET' ? fetch(request) : asWrite(() => fetch(request))),
});

/** Typed by the server's OpenAPI document. @throws Problem when the server refuses */
export const api = {
  get: asking('get'),
  post: asking('post'),
  put: asking('put'),
  delete: asking('delete'),
};

function asking<M extends Method>(method: M) {
  return async <Path extends Asked<M>>(path: Path, ...[options]: OptionsOf<M, Path>): Promise<Answer<M, Path>> => {
    const { path: named, query, idempotencyKey, ...init } = (options ?? {}) as Options;
    const params = { path: named, query, header: { 'idempotency-key': idempotencyKey } };
    const { data, error, response } = await client.request(method, path, { ...init, params } as never);
    if (!response.ok) throw problemOf(response, error);
    return data as Answer<M, Path>;
  };
}
