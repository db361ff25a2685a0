export interface Area {
  readonly remote: string;
  readonly version: string;
}

/** Excludes the message, which may quote user input. */
export interface Failure {
  readonly name: string;
  /** File, line and column for source maps; empty if unknown. */
  readonly at: string;
}

const NAME = /^[A-Z][A-Za-z]{0,40}$/;
const FRAME = /\/([\w.-]{1,60}\.js)(?:\?[^:\s?]*)?:(\d{1,6}):(\d{1,7})/;
const REMOTE_FRAME = /\/remotes\/([a-z-]+)\/([^/\s]+)\/([\w.-]{1,60}\.js)(?:\?[^:\s?]*)?:(\d{1,6}):(\d{1,7})/;

export function failureOf(error: unknown): Failure {
  const { name, stack = '' } = error instanceof Error ? error : new Error();
  const [, file, line, column] = (error instanceof Error && FRAME.exec(stack)) || [];
  return { name: NAME.test(name) ? name : 'Error', at: file ? `${file}:${line}:${column}` : '' };
}

/** The remote of the innermost stack frame. */
export function causeOf(error: unknown): Area | undefined {
  const [, remote, version] = (error instanceof Error && REMOTE_FRAME.exec(error.stack ?? '')) || [];
  return remote && version ? { remote, version } : undefined;
}
