import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWhatChanged, IS_BUILT } from '../start/build.ts';
import { command } from './command.ts';
import { stageDeadlineMs } from './deadline.ts';
import { nodeOrder } from './random-order.ts';
import type { Outcome, Stage } from './stage.ts';

/** Checks that the workspace's rules hold, and that violations are detected. */
export const architecture: Stage = {
  name: 'architecture',
  run: (paths) => nodeTests(paths.length > 0 ? paths.map(specsIn) : [specsIn('tools/architecture')]),
};

export const tools: Stage = {
  name: 'tools',
  run: async (paths) => {
    if (paths.length > 0) return nodeTests(paths.map(specsIn));
    // Several specs run the build in parallel, so build first.
    await buildWhatChanged();
    return nodeTests([specsIn('tools/!(architecture)')], { [IS_BUILT]: '1' });
  },
};

/** Node's runner takes files and patterns, but no folders. */
const specsIn = (path: string): string => (path.endsWith('.ts') ? path : `${path.replace(/\/+$/, '')}/**/*.spec.ts`);

/** Node's own runner, since the tools are ES modules. */
async function nodeTests(patterns: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'casewright-test-'));
  const report = join(folder, 'report.tap');
  const reporters = ['spec', 'stdout', 'tap', report];
  const options = reporters.map((value, index) => `--test-reporter${index % 2 ? '-destination' : ''}=${value}`);
  const limits = ['--test-concurrency=2', `--test-timeout=${stageDeadlineMs()}`, ...nodeOrder()];
  const { isGood, output } = await command(['--test', ...limits, ...options, ...patterns], env);
  const tap = existsSync(report) ? readFileSync(report, 'utf8') : '';
  rmSync(folder, { recursive: true });
  const count = (name: string) => Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(tap)?.[1] ?? 0);
  const failed = count('fail') + count('cancelled');
  return { passed: count('pass'), failed: isGood ? failed : Math.max(failed, 1), skipped: count('skipped'), output };
}
