import { parseArgs } from 'node:util';
import { startAgainst } from './against.ts';
import { enableGitHooks } from './git-hooks.ts';
import { startProduct } from './product.ts';
import { consoleProgress } from './progress.ts';
import { Refusal } from './refusal.ts';
import { type Settings, settingsFrom } from './settings.ts';
import { State } from './state.ts';
import { table } from './table.ts';
import { startWatch } from './watch.ts';

/** `npm start [-- --reset]`; `npm run dev [-- name…]` adds `--watch`, and `--against <url>` for one remote. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { reset: { type: 'boolean' }, watch: { type: 'boolean' }, against: { type: 'string' } },
});
const since = performance.now();
const progress = consoleProgress();

try {
  const settings = settingsFrom(process.env);
  if (values.against === undefined) await start(settings);
  else onEnd(await startAgainst({ name: positionals[0] ?? '', url: values.against, port: settings.port, progress }));
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error);
  process.exit(1);
}

async function start(settings: Settings): Promise<void> {
  const state = new State();
  await state.claim();
  if (values.reset) state.reset();
  enableGitHooks();

  const starting = startProduct({ settings, state, progress, watched: values.watch ?? false });
  onEnd(starting.stop);
  const product = await starting.ready;
  progress.say(table(product, state));
  progress.say(`Ready in ${((performance.now() - since) / 1000).toFixed(1)} s. Press Ctrl-C to stop.`);
  if (values.watch) startWatch(product, state, progress, positionals);
}

/** Handles Ctrl-C, SIGTERM, a closed terminal, and the end of the parent. */
function onEnd(stop: () => Promise<void>): void {
  let isEnding = false;
  const end = () => {
    if (isEnding) return;
    isEnding = true;
    progress.say('\nStopping...');
    void stop().then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  process.on('disconnect', end);
}
