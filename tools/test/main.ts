import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { findLibreOffice } from '../services/find-libreoffice.ts';
import { build } from './build-stage.ts';
import { journeys } from './journeys.ts';
import { browser, integration, processes, unit } from './jest-stages.ts';
import { architecture, tools } from './node-stages.ts';
import { deadlineEnv } from './deadline.ts';
import { lastSoak, noteSoak } from './last-soak.ts';
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

interface Result extends Outcome {
  readonly seconds: number;
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
Object.assign(process.env, deadlineEnv(paths.length > 0));
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
  console.log(row('stage', 'tests', 'seconds'));
  const all: Result[] = [];
  for (const stage of stages) {
    const result = await runStage(stage);
    all.push(result);
    console.log(row(stage.name, counts(result), result.seconds.toFixed(1)));
    for (const note of result.notes ?? []) console.log(`  ${note}`);
    if (result.failed > 0) {
      console.log(
        `\n${result.output.trim()}\n\n${stage.name} failed: see above. Alone: \`npm test -- ${stage.name}\`\n`,
      );
      break;
    }
  }
  const seconds = sum(all.map((result) => result.seconds));
  console.log(row('together', counts(total(all)), seconds.toFixed(1)));
  const { passed, failed } = total(all);
  if (values.soak && !wanted) noteSoak({ passed, failed, minutes: Math.round(seconds / 60) });
  else if (!wanted) console.log(lastSoak());
  return failed > 0 ? 1 : 0;
}

async function runStage(stage: Stage): Promise<Result> {
  const since = performance.now();
  const outcome = await stage.run(paths).catch(broken);
  return { ...outcome, seconds: (performance.now() - since) / 1000 };
}

function broken(error: unknown): Outcome {
  const output = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { passed: 0, failed: 1, skipped: 0, output };
}

function row(stage: string, tests: string, seconds: string): string {
  return `  ${stage.padEnd(14)} ${tests.padEnd(34)} ${seconds.padStart(8)}`;
}

function counts({ passed, failed, skipped }: Outcome): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
