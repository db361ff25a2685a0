/** What a page has asked the server. */
export interface Question {
  readonly what: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly idempotencyKey: string | null;
}

type Answering = (question: Question) => unknown;

/**
 * For specs: stands in for the server, with an answer for each 'GET /api/…'; a thrown or returned `refusal` refuses.
 * @returns all that is asked of it, in order
 */
export function serverWith(answers: Readonly<Record<string, Answering>>): Question[] {
  const questions: Question[] = [];
  globalThis.fetch = async (address, { method = 'GET', body, headers } = {}) => {
    const url = new URL(address instanceof Request ? address.url : address, location.origin);
    const question = {
      what: `${method} ${url.pathname}`,
      query: url.searchParams,
      body: typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined,
      idempotencyKey: new Headers(headers).get('idempotency-key'),
    };
    questions.push(question);
    const answer = answers[question.what] ?? (() => refusal(404, 'http.not-found', 'Not found.'));
    const answered = await answer(question);
    if (answered instanceof Response) return answered;
    return answered === undefined ? new Response(null, { status: 204 }) : Response.json(answered);
  };
  return questions;
}

export const refusal = (status: number, code: string, title: string, facts: object = {}): Response =>
  new Response(JSON.stringify({ status, code, title, ...facts }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });
