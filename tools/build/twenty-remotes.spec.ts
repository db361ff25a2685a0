import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { filesOf } from '../../apps/shell/src/remotes/place.ts';
import { ownerOf } from '../../apps/shell/src/remotes/ownership.ts';
import { fromRoot } from '../webpack/from-root.ts';
import { type Declaration, recordOf } from '../webpack/remote-record.ts';
import { remotes } from './applications.ts';

const PRELOAD = ['assets/routes.css', '218.js', 'routes.js'];
const MAX_BYTES = 3_000;
const icons =
  'chart-no-axes-column files users calendar bell folder shield tag wallet truck globe map phone star target zap box archive clock flag';

const own = Object.fromEntries(
  remotes().map((name) => {
    const text = readFileSync(fromRoot(`apps/${name}/remote.json`), 'utf8');
    return [name, recordOf(versionOf(name), JSON.parse(text) as Declaration, PRELOAD)];
  }),
);
const generated = Object.fromEntries(
  icons.split(' ').map((icon, order) => {
    const name = `remote${order}`;
    const claims = { paths: [`/${name}`], accountPaths: [`/${name}`], pages: { [`/${name}`]: 'overview' } };
    const menu = [{ group: 'Work', label: `Remote ${order}`, path: `/${name}`, icon, order }];
    return [name, recordOf(versionOf(name), { ...claims, menu }, PRELOAD)];
  }),
);

/** As different from each other as real remotes. */
function versionOf(name: string): string {
  return `1.0.0-${Buffer.from(name.padEnd(20, name)).toString('base64url').slice(-8)}`;
}

describe('twenty remotes more', () => {
  const all = { ...own, ...generated };

  it('keep the table of remotes below 3 kB', () => {
    assert.equal(Object.keys(generated).length, 20);
    const size = brotliCompressSync(JSON.stringify(all)).length;
    assert.ok(size < MAX_BYTES, `${size} bytes`);
  });

  it('do not change the requests of existing pages', () => {
    const opened = (table: typeof all, path: string) => {
      const name = ownerOf(table, path) ?? '';
      const remote = table[name];
      return remote && filesOf(name, remote);
    };
    for (const path of Object.values(own).flatMap(({ paths }) => paths))
      assert.deepEqual(opened(all, path), opened(own, path));
    assert.deepEqual(opened(all, '/remote7'), [
      `/remotes/remote7/${versionOf('remote7')}/remoteEntry.js`,
      ...PRELOAD.map((file) => `/remotes/remote7/${versionOf('remote7')}/${file}`),
    ]);
  });
});
