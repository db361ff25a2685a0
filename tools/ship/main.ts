import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { remotes } from '../build/applications.ts';
import { shipBack, shipRemotes, shipShell, unmetContracts, type RemoteTable } from '../build/site.ts';
import { buildOne } from '../start/build.ts';
import { consoleProgress } from '../start/progress.ts';
import { Refusal } from '../start/refusal.ts';
import { State } from '../start/state.ts';
import { fromRoot } from '../webpack/from-root.ts';
import { Bucket } from './bucket.ts';
import { inBucket } from './in-bucket.ts';

const SHELL = 'shell';

/**
 * `npm run ship -- <remote>…` publishes to the running product, or to the folder or bucket in `--to`.
 * `shell` publishes the shell; `--back` restores the previous version of a remote.
 */
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { back: { type: 'boolean' }, to: { type: 'string' } },
  });
  const shipped = await ship(positionals, values.back ?? false, values.to);
  const named = Object.entries(shipped).map(([name, { version }]) => `${name} ${version}`);
  if (positionals.includes(SHELL)) named.unshift('the shell');
  console.log(`\nUsers get ${named.join(', ')} from now on. Open pages keep their version until they are left.`);
  // The IPC channel would keep the process alive.
  process.disconnect?.();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function ship(names: readonly string[], isBack: boolean, to: string | undefined): Promise<RemoteTable> {
  const known = remotes();
  const isKnown = (name: string) => known.includes(name) || (name === SHELL && !isBack);
  if (names.length === 0 || !names.every(isKnown) || (isBack && names.length > 1)) {
    throw new Refusal(
      `Which remote? npm run ship -- <${[SHELL, ...known].join(' | ')}>… [--to <folder or bucket URL>], or one remote and --back`,
    );
  }
  const env = to === undefined ? process.env : { ...process.env, NODE_ENV: 'production' };
  if (to && /^https?:/.test(to)) {
    const bucket = new Bucket(to);
    return publish(names, isBack, env, (work) => inBucket(bucket, work));
  }
  const site = to === undefined ? new State().place('site') : resolve(to);
  if (!existsSync(site)) {
    throw new Refusal(
      to === undefined
        ? 'Nothing is published from this checkout yet: npm start does that.'
        : `There is no folder ${site}.`,
    );
  }
  return publish(names, isBack, env, (work) => work(site));
}

type Publish = (work: (site: string) => Promise<RemoteTable>) => Promise<RemoteTable>;

async function publish(
  names: readonly string[],
  isBack: boolean,
  env: NodeJS.ProcessEnv,
  inSite: Publish,
): Promise<RemoteTable> {
  const progress = consoleProgress();
  const [first = ''] = names;
  if (isBack)
    return progress.step('Version before', () => inSite(async (site) => ({ [first]: await shipBack(first, site) })));
  await progress.step('Build', async () => {
    for (const name of names) await buildOne(name, env);
  });
  const wanted = names.filter((name) => name !== SHELL);
  const built = Object.fromEntries(wanted.map((name) => [name, fromRoot(`dist/${name}`)]));
  const options = { publicUrl: process.env['PUBLIC_URL'] };
  return progress.step('Shipped', () =>
    inSite(async (site) => {
      // The shell goes first: remotes may require its version.
      if (names.includes(SHELL)) await shipShell(fromRoot(`dist/${SHELL}`), site, options);
      const shipped = await shipRemotes(built, site, options);
      for (const complaint of unmetContracts(site)) progress.say(complaint);
      return shipped;
    }),
  );
}
