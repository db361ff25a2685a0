import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWhatChanged } from '../start/build.ts';
import { command } from './command.ts';
import { jestOrder } from './random-order.ts';
import type { Outcome, Stage } from './stage.ts';

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly { readonly assertionResults: readonly { title: string; status: string }[] }[];
}

export const unit: Stage = { name: 'unit', run: (paths) => inGroups('unit', paths) };
export const browser: Stage = { name: 'browser', run: (paths) => inGroups('browser', paths) };
/**
 * Suites mostly wait for services: with one worker per core, cores idle for two thirds of the time.
 * A number, since Jest reads a percentage above 100 as that many workers.
 */
const SIDE_BY_SIDE = `--maxWorkers=${2 * availableParallelism()}`;
export const integration: Stage = {
  name: 'integration',
  run: (paths) => inGroups('integration', paths, [SIDE_BY_SIDE]),
};
export const processes: Stage = {
  name: 'processes',
  run: async (paths) => {
    await buildWhatChanged();
    return jest('processes', ['--runInBand', ...paths]);
  },
};
/** Failing suites are slow, since each wait lasts until its deadline. */
const MAX_FAILURES = 5;

/** Groups load shared modules once, which takes longer than most suites. A given path runs by itself. */
const inGroups = (project: string, paths: readonly string[], options: readonly string[] = []): Promise<Outcome> =>
  paths.length > 0 ? jest(project, paths) : jest(project, options, { TEST_GROUPS: 'all' });

async function jest(project: string, rest: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'casewright-test-'));
  const report = join(folder, 'report.json');
  const options = [
    '--selectProjects',
    project,
    `--bail=${MAX_FAILURES}`,
    '--json',
    `--outputFile=${report}`,
    ...jestOrder(),
  ];
  const { isGood, output } = await command(['tools/jest/run.ts', ...options, ...rest], env);
  const told = read(report);
  rmSync(folder, { recursive: true });
  if (!told) return { passed: 0, failed: 1, skipped: 0, output };
  const failed = told.numFailedTests + told.numRuntimeErrorTestSuites;
  return {
    passed: told.numPassedTests,
    failed: isGood ? failed : Math.max(failed, 1),
    skipped: told.numPendingTests,
    output: withoutReport(output),
    notes: skippedIn(told),
  };
}

/** Titles of skipped tests give the reason. */
const skippedIn = ({ testResults }: JestReport): string[] => [
  ...new Set(
    testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'pending')
      .map(({ title }) => `skipped: ${title}`),
  ),
];

function read(file: string): JestReport | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as JestReport;
  } catch {
    return undefined;
  }
}

const withoutReport = (output: string): string => output.replace(/^Test results written to: .*$/m, '');
