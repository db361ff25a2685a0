import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IS_BUILT } from '../start/build.ts';
import { findChromium } from './chromium.ts';
import { bin, command } from './command.ts';
import { journeysOrder } from './random-order.ts';
import type { Outcome, Stage } from './stage.ts';
import { startTemporaryProduct } from './temporary-product.ts';

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly unknown[];
}

export const journeys: Stage = {
  name: 'journeys',
  run: async (paths) => {
    const chromium = findChromium((line) => console.log(line));
    if ('missing' in chromium) return { passed: 0, failed: 1, skipped: 0, output: chromium.missing };
    const logLevel = process.env['LOG_LEVEL'];
    // The last journey searches all logs for secrets.
    process.env['LOG_LEVEL'] = 'trace';
    const running = await startTemporaryProduct();
    if (logLevel === undefined) delete process.env['LOG_LEVEL'];
    else process.env['LOG_LEVEL'] = logLevel;
    try {
      // One journey publishes a build of its own.
      return await playwright(paths, { ...running.env, CHROMIUM: chromium.program, [IS_BUILT]: '' });
    } finally {
      await running.stop();
    }
  },
};

async function playwright(paths: readonly string[], env: NodeJS.ProcessEnv): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'casewright-test-'));
  const report = join(folder, 'report.json');
  // Selected journeys don't wait for their dependencies.
  const which = paths.length > 0 ? ['--no-deps', ...paths] : [];
  const { isGood, output } = await command(
    [bin('playwright'), 'test', '--config=apps/e2e/playwright.config.ts', '--reporter=list,json', ...which],
    { ...env, ...journeysOrder(), PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  );
  try {
    const { stats, errors } = JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport;
    // A flaky test counts as failed.
    const failed = stats.unexpected + stats.flaky + errors.length;
    return { passed: stats.expected, failed: isGood ? failed : Math.max(failed, 1), skipped: stats.skipped, output };
  } catch {
    return { passed: 0, failed: 1, skipped: 0, output };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
