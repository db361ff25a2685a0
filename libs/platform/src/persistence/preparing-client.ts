import { Client } from 'pg';

/** Known texts and their names; a text that is put together anew each time must not fill the server with statements. */
const names = new Map<string, string>();
const MOST_NAMES = 500;

/**
 * A connection that has each statement with parameters parsed and planned once. A query builder hands over text and
 * values; the name that makes PostgreSQL keep the plan follows from the text.
 */
export class PreparingClient extends Client {
  constructor(...options: ConstructorParameters<typeof Client>) {
    super(...options);
    const ask = this.query.bind(this) as (...question: unknown[]) => unknown;
    Object.assign(this, {
      query: (question: unknown, values: unknown, ...rest: unknown[]) => {
        const name = typeof question === 'string' && hasParameters(values) ? nameOf(question) : undefined;
        return name ? ask({ name, text: question, values }, ...rest) : ask(question, values, ...rest);
      },
    });
  }
}

const hasParameters = (values: unknown): boolean => Array.isArray(values) && values.length > 0;

function nameOf(text: string): string | undefined {
  if (!names.has(text) && names.size < MOST_NAMES) names.set(text, `write-${names.size}`);
  return names.get(text);
}
