import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { remotes } from '../build/applications.ts';
import { shipBack, shipRemotes, type RemoteTable } from '../build/site.ts';
import { buildOne } from '../start/build.ts';
import { consoleProgress } from '../start/progress.ts';
import { Refusal } from '../start/refusal.ts';
import { State } from '../start/state.ts';
import { fromRoot } from '../webpack/from-root.ts';
import { Bucket } from './bucket.ts';
import { inBucket } from './in-bucket.ts';

/**
 * `npm run ship -- <remote>…` publishes remotes as they stand to the running product, all at once, or `--to` the folder or
 * the bucket that another one is served from. `--back` publishes the version before.
 */
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { back: { type: 'boolean' }, to: { type: 'string' } },
  });
  const shipped = await ship(positionals, values.back ?? false, values.to);
  const named = Object.entries(shipped).map(([name, { version }]) => `${name} ${version}`);
  console.log(`\nUsers get ${named.join(', ')} from now on. Open pages keep their version until they are left.`);
  // The channel to the launcher would keep this process.
  process.disconnect?.();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function ship(names: readonly string[], isBack: boolean, to: string | undefined): Promise<RemoteTable> {
  const known = remotes();
  if (names.length === 0 || !names.every((name) => known.includes(name)) || (isBack && names.length > 1)) {
    throw new Refusal(
      `Which remote? npm run ship -- <${known.join(' | ')}>… [--to <folder or bucket URL>], or one and --back`,
    );
  }
  if (to && /^https?:/.test(to)) return shipTo(new Bucket(to), names, isBack);
  const site = to === undefined ? new State().place('site') : resolve(to);
  if (!existsSync(site)) {
    throw new Refusal(
      to === undefined
        ? 'Nothing is published from this checkout yet: npm start does that.'
        : `There is no folder ${site}.`,
    );
  }
  return publish(names, isBack, (work) => work(site));
}

const shipTo = (bucket: Bucket, names: readonly string[], isBack: boolean): Promise<RemoteTable> =>
  publish(names, isBack, (work) => inBucket(bucket, work));

type Publish = (work: (site: string) => Promise<RemoteTable>) => Promise<RemoteTable>;

async function publish(names: readonly string[], isBack: boolean, inSite: Publish): Promise<RemoteTable> {
  const progress = consoleProgress();
  const [first = ''] = names;
  if (isBack)
    return progress.step('Version before', () => inSite(async (site) => ({ [first]: await shipBack(first, site) })));
  await progress.step('Build', async () => {
    for (const name of names) await buildOne(name);
  });
  const built = Object.fromEntries(names.map((name) => [name, fromRoot(`dist/${name}`)]));
  return progress.step('Shipped', () => inSite((site) => shipRemotes(built, site)));
}
