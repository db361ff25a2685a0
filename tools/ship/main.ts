import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { remotes } from '../build/applications.ts';
import { shipBack, shipRemotes, type RemoteRecord } from '../build/site.ts';
import { buildOne } from '../start/build.ts';
import { consoleProgress } from '../start/progress.ts';
import { Refusal } from '../start/refusal.ts';
import { State } from '../start/state.ts';
import { fromRoot } from '../webpack/from-root.ts';
import { Bucket } from './bucket.ts';
import { inBucket } from './in-bucket.ts';

/**
 * `npm run ship -- <remote>` publishes a remote as it stands to the running product, or `--to` the folder or the
 * bucket that another one is served from. `--back` publishes the version before.
 */
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { back: { type: 'boolean' }, to: { type: 'string' } },
  });
  const { version } = await ship(positionals[0] ?? '', values.back ?? false, values.to);
  console.log(
    `\nUsers get ${positionals[0]} ${version} from now on. Open pages keep their version until they are left.`,
  );
  // The channel to the launcher would keep this process.
  process.disconnect?.();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function ship(name: string, isBack: boolean, to: string | undefined): Promise<RemoteRecord> {
  if (!remotes().includes(name)) {
    throw new Refusal(
      `Which remote? npm run ship -- <${remotes().join(' | ')}> [--to <folder or bucket URL>] [--back]`,
    );
  }
  if (to && /^https?:/.test(to)) return shipTo(new Bucket(to), name, isBack);
  const site = to === undefined ? new State().place('site') : resolve(to);
  if (!existsSync(site)) {
    throw new Refusal(
      to === undefined
        ? 'Nothing is published from this checkout yet: npm start does that.'
        : `There is no folder ${site}.`,
    );
  }
  return publish(name, isBack, (work) => work(site));
}

const shipTo = (bucket: Bucket, name: string, isBack: boolean): Promise<RemoteRecord> =>
  publish(name, isBack, (work) => inBucket(bucket, work));

type Publish = (work: (site: string) => Promise<RemoteRecord>) => Promise<RemoteRecord>;

async function publish(name: string, isBack: boolean, inSite: Publish): Promise<RemoteRecord> {
  const progress = consoleProgress();
  if (isBack) return progress.step('Version before', () => inSite((site) => shipBack(name, site)));
  await progress.step('Build', () => buildOne(name));
  return progress.step('Shipped', () =>
    inSite(async (site) => {
      const { [name]: record } = await shipRemotes({ [name]: fromRoot(`dist/${name}`) }, site);
      if (!record) throw new Error(`${name} was not shipped.`);
      return record;
    }),
  );
}
