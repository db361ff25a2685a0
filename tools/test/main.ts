import { parseArgs } from 'node:util';
import { journeys } from './journeys.ts';
import { browser, integration, unit } from './jest-stages.ts';
import { architecture, tools } from './node-stages.ts';
import { format, lint, types } from './source-stages.ts';
import { type Outcome, type Stage, total } from './stage.ts';

/** Everything that must hold, the quickest to tell first: `npm test`, or one stage of it: `npm test -- unit [path…]`. */
const STAGES: readonly Stage[] = [format, lint, types, unit, architecture, browser, tools, integration, journeys];
/** Where races and faults are tried at full count: `npm run soak`. */
const SOAKED: readonly Stage[] = [unit, integration];

const { values, positionals } = parseArgs({ allowPositionals: true, options: { soak: { type: 'boolean' } } });
const [wanted, ...paths] = positionals;
if (values.soak) process.env['SOAK'] = '1';

// On the way out the guard ends whatever was started.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(signal, () => process.exit(1));
process.exit(await runStages(chosen()));

function chosen(): readonly Stage[] {
  if (!wanted) return values.soak ? SOAKED : STAGES;
  const stage = STAGES.find(({ name }) => name === wanted);
  if (stage) return [stage];
  console.error(`There is no stage ${wanted}. There are: ${STAGES.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

/** Stops with the first stage in which something failed; what it said stands at the end. Answers the exit status. */
async function runStages(stages: readonly Stage[]): Promise<number> {
  const outcomes: Outcome[] = [];
  for (const stage of stages) {
    const since = performance.now();
    const outcome = await stage.run(paths).catch(broken);
    outcomes.push(outcome);
    const seconds = `${((performance.now() - since) / 1000).toFixed(1)} s`;
    console.log(`  ${stage.name.padEnd(14)} ${counts(outcome).padEnd(34)} ${seconds}`);
    for (const note of outcome.notes ?? []) console.log(`                 ${note}`);
    if (outcome.failed > 0) {
      console.log(
        `\n${outcome.output.trim()}\n\n${stage.name} failed: see above. \`npm test -- ${stage.name}\` runs it alone.\n`,
      );
      break;
    }
  }
  const all = total(outcomes);
  console.log(counts(all));
  return all.failed > 0 ? 1 : 0;
}

function broken(error: unknown): Outcome {
  const output = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { passed: 0, failed: 1, skipped: 0, output };
}

function counts({ passed, failed, skipped }: Outcome): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
