import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { findLibreOffice } from '../services/find-libreoffice.ts';
import { build } from './build-stage.ts';
import { cpuMeter } from './cpu-time.ts';
import { journeys } from './journeys.ts';
import { browser, integration, processes, unit } from './jest-stages.ts';
import { architecture, tools } from './node-stages.ts';
import { deadlineEnv } from './deadline.ts';
import { lastSoak, noteSoak } from './last-soak.ts';
import { measurePace } from './pace.ts';
import { MAX_SEED, SEED } from './random-order.ts';
import { format, lint, types } from './source-stages.ts';
import { type Outcome, type Stage, sum, total } from './stage.ts';

/** `npm test` runs all stages, one after another, since each uses all cores. `npm test -- unit [path…]` runs one. */
const STAGES: readonly Stage[] = [
  build,
  format,
  lint,
  types,
  architecture,
  unit,
  browser,
  tools,
  integration,
  processes,
  journeys,
];
/** `npm run soak`: races and faults at full counts. */
const SOAKED: readonly Stage[] = [build, architecture, unit, tools, integration, processes];
const OVER_BUDGET = 1.1;

interface Result extends Outcome {
  readonly seconds: number;
  readonly cpuSeconds: number;
  /** CPU time here relative to the reference machine, as measured before and after the stage. */
  readonly slower: number;
  /** On this machine. */
  readonly budget: number;
  /** CPU-seconds converted to the reference machine. */
  readonly referenceSeconds: number;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { soak: { type: 'boolean' }, random: { type: 'boolean' }, seed: { type: 'string' } },
});
const [wanted, ...paths] = positionals;
if (values.soak) Object.assign(process.env, { SOAK: '1', TEST_LIBREOFFICE: findLibreOffice() ?? '' });
const seed = values.seed ?? (values.random && String(randomInt(MAX_SEED)));
if (seed) {
  console.log(`In random order: npm test -- --seed=${seed}`);
  process.env[SEED] = seed;
}

// On exit, the guard ends all children.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(signal, () => process.exit(1));
let pace = measurePace();
Object.assign(process.env, deadlineEnv(pace.slowness, paths.length > 0));
const meter = cpuMeter();
process.exit(await runStages(chosen()));

function chosen(): readonly Stage[] {
  if (!wanted) return values.soak ? SOAKED : STAGES;
  const stage = STAGES.find(({ name }) => name === wanted);
  if (stage) return [stage];
  console.error(`There is no stage ${wanted}. There are: ${STAGES.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

/** Stops at the first failed stage and prints its output last. @returns the exit status */
async function runStages(stages: readonly Stage[]): Promise<number> {
  console.log(row('stage', 'tests', 'seconds', 'CPU-s', 'budget'));
  const results = new Map<Stage, Result>();
  for (const stage of stages) {
    const result = await runStage(stage);
    results.set(stage, result);
    console.log(row(stage.name, counts(result), ...figures(result)));
    for (const note of result.notes ?? []) console.log(`  ${note}`);
    if (result.failed > 0) {
      console.log(
        `\n${result.output.trim()}\n\n${stage.name} failed: see above. Alone: \`npm test -- ${stage.name}\`\n`,
      );
      break;
    }
  }
  const all = [...results.values()];
  const figure = (name: 'seconds' | 'cpuSeconds' | 'budget' | 'referenceSeconds') =>
    sum(all.map((result) => result[name]));
  const together = { seconds: figure('seconds'), cpuSeconds: figure('cpuSeconds'), budget: figure('budget') };
  console.log(row('together', counts(total(all)), ...figures(together)));
  console.log(`  At the pace of the reference machine: ${figure('referenceSeconds').toFixed(0)} CPU-seconds.`);
  // Two moments may be faster than the minutes between them; the whole run is not.
  const slower = sum(all.map((result) => result.slower)) / all.length;
  const tooExpensive = [...results].filter(
    ([stage, result]) =>
      isBudgeted() && result.cpuSeconds > stage.budget * Math.max(slower, result.slower) * OVER_BUDGET,
  );
  for (const [{ name }, { cpuSeconds, budget }] of tooExpensive) {
    console.log(`${name} used ${cpuSeconds.toFixed(0)} CPU-seconds; its budget here is ${budget.toFixed(0)}.`);
  }
  const { passed, failed } = total(all);
  if (values.soak && !wanted) noteSoak({ passed, failed, minutes: Math.round(together.seconds / 60) });
  else if (!wanted) console.log(lastSoak());
  return failed + tooExpensive.length > 0 ? 1 : 0;
}

function isBudgeted(): boolean {
  return paths.length === 0 && !values.soak;
}

async function runStage(stage: Stage): Promise<Result> {
  const [since, cpuSince, before] = [performance.now(), meter(), pace];
  const outcome = await stage.run(paths).catch(broken);
  const [seconds, cpuSeconds] = [(performance.now() - since) / 1000, meter() - cpuSince];
  pace = measurePace();
  const slower = (before.cpu + pace.cpu) / 2;
  return {
    ...outcome,
    seconds,
    cpuSeconds,
    slower,
    budget: stage.budget * slower,
    referenceSeconds: cpuSeconds / slower,
  };
}

function broken(error: unknown): Outcome {
  const output = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { passed: 0, failed: 1, skipped: 0, output };
}

function figures({ seconds, cpuSeconds, budget }: Pick<Result, 'seconds' | 'cpuSeconds' | 'budget'>): string[] {
  return [seconds.toFixed(1), cpuSeconds.toFixed(1), isBudgeted() ? budget.toFixed(0) : '-'];
}

function row(stage: string, tests: string, ...numbers: readonly string[]): string {
  return `  ${stage.padEnd(14)} ${tests.padEnd(34)} ${numbers.map((number) => number.padStart(8)).join(' ')}`;
}

function counts({ passed, failed, skipped }: Outcome): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
