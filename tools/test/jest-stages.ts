import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { command } from './command.ts';
import type { Outcome, Stage } from './stage.ts';

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly { readonly assertionResults: readonly { title: string; status: string }[] }[];
}

export const unit: Stage = { name: 'unit', run: (paths) => jest('unit', paths) };
export const browser: Stage = { name: 'browser', run: (paths) => jest('browser', paths) };
/** Its suites wait for services for a good part of their time: with one for each core, cores would idle. */
export const integration: Stage = {
  name: 'integration',
  run: (paths) => jest('integration', [`--maxWorkers=${Math.ceil(1.5 * availableParallelism())}`, ...paths]),
};

async function jest(project: string, rest: readonly string[]): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'casewright-test-'));
  const report = join(folder, 'report.json');
  const { isGood, output } = await command([
    'tools/jest/run.ts',
    ...['--selectProjects', project, '--json', `--outputFile=${report}`, ...rest],
  ]);
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

/** A test that is left out says why in its title. */
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

/** Jest says on its standard output where the report went. */
const withoutReport = (output: string): string => output.replace(/^Test results written to: .*$/m, '');
