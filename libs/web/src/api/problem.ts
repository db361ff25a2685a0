/** A refusal of the server, as its problem document (RFC 9457) says it. `title` is the text to show. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly title: string,
    /** What is wrong with which field of the body, by its path. */
    readonly fields: Readonly<Record<string, readonly string[]>>,
    /** What else the refusal states, such as `needed` or `retryAfterSeconds`. */
    readonly facts: Readonly<Record<string, unknown>>,
  ) {
    super(title);
    this.name = 'Problem';
  }

  /** A number that the refusal states. */
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

export async function problemOf(response: Response): Promise<Problem> {
  const isProblem = response.headers.get('content-type')?.startsWith('application/problem+json');
  const said = isProblem ? ((await response.json()) as ProblemDocument) : {};
  const { code = 'unknown', title = 'The server didn’t respond.', fields = {}, ...facts } = said;
  return new Problem(response.status, code, title, fields, facts);
}

/** What to tell a person about a failure: why the server refused, or the given words where it failed or said nothing. */
export const titleOf = (failure: unknown, otherwise: string): string =>
  failure instanceof Problem && failure.status < 500 && failure.code !== 'unknown' ? failure.title : otherwise;

/** Whether there is nothing at an address: an id that is none is not there either. */
export const isNotThere = (failure: unknown): boolean =>
  failure instanceof Problem && [400, 404, 422].includes(failure.status);
