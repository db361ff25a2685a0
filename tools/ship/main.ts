import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { remotes } from '../build/applications.ts';
import { shipBack, shipRemotes, type RemoteRecord } from '../build/site.ts';
import { buildOne } from '../start/build.ts';
import { consoleProgress } from '../start/progress.ts';
import { Refusal } from '../start/refusal.ts';
import { State } from '../start/state.ts';
import { fromRoot } from '../webpack/from-root.ts';

/** `npm run ship -- <remote>` puts a remote as it stands before the users of the running product; `--back` undoes that. */
try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { back: { type: 'boolean' } } });
  const { version } = await ship(positionals[0] ?? '', values.back ?? false);
  console.log(
    `\n${positionals[0]} ${version} is what users get from now on; pages that are open keep theirs until they leave it.`,
  );
  // The channel to the launcher would keep this process.
  process.disconnect?.();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function ship(name: string, isBack: boolean): Promise<RemoteRecord> {
  if (!remotes().includes(name)) {
    throw new Refusal(`Which remote? npm run ship -- <${remotes().join(' | ')}> [--back]`);
  }
  const site = new State().place('site');
  if (!existsSync(site)) throw new Refusal('Nothing is published from this checkout yet: npm start does that.');
  const progress = consoleProgress();
  if (isBack) return progress.step('Version before', async () => shipBack(name, site));

  await progress.step('Build', () => buildOne(name));
  const shipped = await progress.step('Shipped', async () => shipRemotes({ [name]: fromRoot(`dist/${name}`) }, site));
  const record = shipped[name];
  if (!record) throw new Error(`${name} was not shipped.`);
  return record;
}
