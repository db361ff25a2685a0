import type { paths } from './api/schema';

export interface RecordedRequest {
  /** 'GET /api/…', without the query string. */
  readonly what: string;
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly idempotencyKey: string | null;
}

type Method = 'get' | 'put' | 'post' | 'delete' | 'patch';

type AddressOf<Path> = Path extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${string}${AddressOf<After>}`
  : Path;

type BodyOf<Answered> = Answered extends { content: { 'application/json': infer Body } } ? Body : void;

type BodiesOf<Operation> = Operation extends { responses: infer Answered }
  ? { [Status in keyof Answered]: BodyOf<Answered[Status]> }[keyof Answered]
  : never;

/** Body by the OpenAPI document. Computed names and paths outside the API allow anything. */
type BodyFor<What> = string extends What
  ? unknown
  : What extends `${infer M extends Uppercase<Method>} /api/${infer Address}`
    ? {
        [Path in keyof paths]: `/api/${Address}` extends AddressOf<Path> | `${AddressOf<Path> & string}?${string}`
          ? BodiesOf<paths[Path][Lowercase<M>]>
          : never;
      }[keyof paths]
    : unknown;

type Answering<Body> = Response | ((request: RecordedRequest) => Body | Response | Promise<Body | Response>);

export type Answers<Given> = Given & { readonly [What in keyof Given]: Answering<BodyFor<What>> };

/** Stubs `fetch`. @param more overrides the default answers; `last` overrides both @returns all requests in order */
export function mockServer<Given, More = object, Last = object>(
  answers: Answers<Given>,
  more?: Answers<More>,
  last?: Answers<Last>,
): RecordedRequest[] {
  const known: Readonly<Record<string, Answering<unknown>>> = { ...answers, ...more, ...last };
  const requests: RecordedRequest[] = [];
  globalThis.fetch = async (input, init) => {
    const asked = new Request(input, init);
    const { method, headers } = asked;
    const url = new URL(asked.url);
    const body = await asked.text();
    const request = {
      what: `${method} ${url.pathname}`,
      method,
      path: url.pathname + url.search,
      query: url.searchParams,
      body: body ? (JSON.parse(body) as unknown) : undefined,
      idempotencyKey: headers.get('idempotency-key'),
    };
    requests.push(request);
    const answer =
      known[`${method} ${request.path}`] ?? known[request.what] ?? (() => refusal(404, 'http.not-found', 'Not found.'));
    const answered = answer instanceof Response ? answer.clone() : await answer(request);
    if (answered instanceof Response) return answered;
    return answered === undefined ? new Response(null, { status: 204 }) : Response.json(answered);
  };
  return requests;
}

export const refusal = (status: number, code: string, title: string, facts: object = {}): Response =>
  new Response(JSON.stringify({ status, code, title, ...facts }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });
