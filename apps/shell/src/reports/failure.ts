/** A version of a remote, or the shell. */
export interface Area {
  readonly remote: string;
  readonly version: string;
}

/** An error without its message, which may quote what a user typed. */
export interface Failure {
  readonly name: string;
  /** File, line and column, which source maps lead on from; empty where the browser does not tell. */
  readonly at: string;
}

const NAME = /^[A-Z][A-Za-z]{0,40}$/;
const FRAME = /\/([\w.-]{1,60}\.js)(?:\?[^:\s]*)?:(\d{1,6}):(\d{1,7})/;
const REMOTE_FRAME = /\/remotes\/([a-z-]+)\/([^/\s]+)\/([\w.-]{1,60}\.js)(?:\?[^:\s]*)?:(\d{1,6}):(\d{1,7})/;

export function failureOf(error: unknown): Failure {
  const { name, stack = '' } = error instanceof Error ? error : new Error();
  const [, file, line, column] = (error instanceof Error && FRAME.exec(stack)) || [];
  return { name: NAME.test(name) ? name : 'Error', at: file ? `${file}:${line}:${column}` : '' };
}

/** The remote whose code is the innermost of the stack. */
export function causeOf(error: unknown): Area | undefined {
  const [, remote, version] = (error instanceof Error && REMOTE_FRAME.exec(error.stack ?? '')) || [];
  return remote && version ? { remote, version } : undefined;
}
