/** A problem document of the server (RFC 9457). `title` is the text to show. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly title: string,
    /** By the path of the field in the body. */
    readonly fields: Readonly<Record<string, readonly string[]>>,
    /** Other members of the document, such as `needed` or `retryAfterSeconds`. */
    readonly facts: Readonly<Record<string, unknown>>,
  ) {
    super(title);
    this.name = 'Problem';
  }

  number(fact: string): number | undefined {
    const value = this.facts[fact];
    return typeof value === 'number' ? value : undefined;
  }
}

interface ProblemDocument {
  readonly code?: string;
  readonly title?: string;
  readonly fields?: Record<string, string[]>;
}

export function problemOf(response: Response, body: unknown): Problem {
  const isProblem = response.headers.get('content-type')?.startsWith('application/problem+json');
  const document = isProblem ? (body as ProblemDocument) : {};
  const { code = 'unknown', title = 'The server didn’t respond.', fields = {}, ...facts } = document;
  return new Problem(response.status, code, title, fields, facts);
}

/** Text for the user: the server's reason if it refused, `otherwise` if it failed. */
export const titleOf = (failure: unknown, otherwise: string): string =>
  failure instanceof Problem && failure.status < 500 && failure.code !== 'unknown' ? failure.title : otherwise;

/** An invalid id counts as not found. */
export const isNotThere = (failure: unknown): boolean =>
  failure instanceof Problem && [400, 404, 422].includes(failure.status);
