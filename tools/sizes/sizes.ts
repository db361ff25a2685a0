export interface SourceFile {
  readonly path: string;
  readonly lines: number;
  /** Lines that hold nothing but a comment. */
  readonly comments: number;
}

export interface Sizes {
  readonly files: number;
  readonly lines: number;
  /** Lines of the median file, without tests. */
  readonly median: number;
  /** Without tests; undefined for a project of tests only. */
  readonly longest: SourceFile | undefined;
  /** From 0 to 1. */
  readonly commentShare: number;
  readonly testShare: number;
}

const GENERATED = 'libs/web/src/api/schema.ts';
const SOURCE = /\.(ts|tsx|mjs|cjs|css)$/;
const COMMENT = /^\s*(\/\/|\{?\/\*|\*( |\/|$))/;
const TEST = /\.(spec|fixture)\.|\/test\/|^apps\/e2e\/|^tools\/(test|jest|faults)\/|\/(testing|test-server)\.tsx?$/;

export const isSource = (path: string): boolean => SOURCE.test(path) && path !== GENERATED;

export function sourceFile(path: string, text: string): SourceFile {
  const lines = text.trimEnd().split('\n');
  return { path, lines: lines.length, comments: lines.filter((line) => COMMENT.test(line)).length };
}

export function sizesOf(files: readonly SourceFile[]): Sizes {
  const tests = files.filter(({ path }) => TEST.test(path));
  const others = files.filter((file) => !tests.includes(file)).toSorted((one, other) => one.lines - other.lines);
  const lines = sum(files);
  return {
    files: files.length,
    lines,
    median: others[Math.floor(others.length / 2)]?.lines ?? 0,
    longest: others.at(-1),
    commentShare: share(
      files.reduce((total, { comments }) => total + comments, 0),
      lines,
    ),
    testShare: share(sum(tests), lines),
  };
}

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

const sum = (files: readonly SourceFile[]): number => files.reduce((total, { lines }) => total + lines, 0);
