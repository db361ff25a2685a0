import { parseArgs } from 'node:util';
import { journeys } from './journeys.ts';
import { browser, integration, unit } from './jest-stages.ts';
import { architecture, tools } from './node-stages.ts';
import { format, lint, types } from './source-stages.ts';
import { type Outcome, type Stage, total } from './stage.ts';

/** Stages of one round are at work at once, each lane in its order; a round waits for the one before. */
type Round = readonly (readonly Stage[])[];

/**
 * Everything that must hold: `npm test`, or one stage of it: `npm test -- unit [path…]`. What reads the
 * sources, what runs tools and what runs suites wait for different things, so they go side by side; journeys want the
 * machine for themselves.
 */
const ROUNDS: readonly Round[] = [
  [[format, lint, types, browser], [architecture, unit, tools], [integration]],
  [[journeys]],
];
const STAGES = ROUNDS.flat(2);
/** Where races and faults are tried at full count: `npm run soak`. */
const SOAKED: Round = [[unit, integration, tools]];

const { values, positionals } = parseArgs({ allowPositionals: true, options: { soak: { type: 'boolean' } } });
const [wanted, ...paths] = positionals;
if (values.soak) process.env['SOAK'] = '1';

// On the way out the guard ends whatever was started.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(signal, () => process.exit(1));
process.exit(await runRounds(chosen()));

function chosen(): readonly Round[] {
  if (!wanted) return values.soak ? [SOAKED] : ROUNDS;
  const stage = STAGES.find(({ name }) => name === wanted);
  if (stage) return [[[stage]]];
  console.error(`There is no stage ${wanted}. There are: ${STAGES.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

/** Begins no stage after one in which something failed; what that one said stands at the end. Answers the exit status. */
async function runRounds(rounds: readonly Round[]): Promise<number> {
  const outcomes = new Map<Stage, Outcome>();
  const failures = () => [...outcomes].filter(([, { failed }]) => failed > 0);
  for (const round of rounds) {
    await Promise.all(
      round.map(async (lane) => {
        for (const stage of lane) if (failures().length === 0) outcomes.set(stage, await runStage(stage));
      }),
    );
  }
  for (const [{ name }, { output }] of failures()) {
    console.log(`\n${output.trim()}\n\n${name} failed: see above. \`npm test -- ${name}\` runs it alone.\n`);
  }
  const all = total([...outcomes.values()]);
  console.log(counts(all));
  return all.failed > 0 ? 1 : 0;
}

async function runStage(stage: Stage): Promise<Outcome> {
  const since = performance.now();
  const outcome = await stage.run(paths).catch(broken);
  const seconds = `${((performance.now() - since) / 1000).toFixed(1)} s`;
  console.log(`  ${stage.name.padEnd(14)} ${counts(outcome).padEnd(34)} ${seconds}`);
  for (const note of outcome.notes ?? []) console.log(`                 ${note}`);
  return outcome;
}

function broken(error: unknown): Outcome {
  const output = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { passed: 0, failed: 1, skipped: 0, output };
}

function counts({ passed, failed, skipped }: Outcome): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
