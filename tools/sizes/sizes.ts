export interface SourceFile {
  readonly path: string;
  readonly lines: number;
}

export interface Sizes {
  readonly files: number;
  readonly lines: number;
  /** Lines of the median file, without tests. */
  readonly median: number;
  /** Without tests; undefined for a project of tests only. */
  readonly longest: SourceFile | undefined;
  /** From 0 to 1. */
  readonly testShare: number;
}

const GENERATED = 'libs/web/src/api/schema.ts';
const SOURCE = /\.(ts|tsx|mjs|cjs|css)$/;
const TEST = /\.(spec|fixture)\.|\/test\/|^apps\/e2e\/|^tools\/(test|jest|faults)\/|\/(testing|test-server)\.tsx?$/;

export const isSource = (path: string): boolean => SOURCE.test(path) && path !== GENERATED;

export function sizesOf(files: readonly SourceFile[]): Sizes {
  const tests = files.filter(({ path }) => TEST.test(path));
  const others = files.filter((file) => !tests.includes(file)).toSorted((one, other) => one.lines - other.lines);
  const lines = sum(files);
  return {
    files: files.length,
    lines,
    median: others[Math.floor(others.length / 2)]?.lines ?? 0,
    longest: others.at(-1),
    testShare: lines === 0 ? 0 : sum(tests) / lines,
  };
}

const sum = (files: readonly SourceFile[]): number => files.reduce((total, { lines }) => total + lines, 0);
