import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fromRoot } from '../webpack/from-root.ts';
import { projects, projectsOf, trackedFiles } from './workspace.ts';

const TOP = ['README.md', 'apps', 'docker', 'libs', 'nx.json', 'package.json', 'tools', 'tsconfig.base.json'];
const NAMES_THAT_SAY_NOTHING = /(^|\/)(utils?|common|shared|misc|helpers?)(\/|\.ts|$)/;

describe('the tree', () => {
  const files = trackedFiles();

  it('has only the top-level entries that the architecture names', () => {
    const top = [...new Set(files.map((file) => file.split('/')[0] ?? ''))];
    const entries = top.filter((entry) => !entry.startsWith('.') && entry !== 'package-lock.json').sort();
    assert.deepEqual(entries, TOP);
  });

  it('has no meaningless folder or file names', () => {
    assert.deepEqual(
      files.filter((file) => NAMES_THAT_SAY_NOTHING.test(file)),
      [],
    );
  });

  it('names its files in kebab-case', () => {
    const sources = files.filter((file) => /^(apps|libs|tools)\/.*\.(ts|tsx|css)$/.test(file));
    const wrong = sources.filter(
      (file) => !/^[a-z0-9-]+(\.[a-z0-9-]+)*\.(ts|tsx|css)$/.test(file.split('/').at(-1) ?? ''),
    );
    assert.deepEqual(wrong, []);
  });

  it('exports each lib by one index.ts, without inner barrels', () => {
    for (const { folder } of projects.filter((project) => project.folder.startsWith('libs/'))) {
      assert.ok(existsSync(fromRoot(`${folder}/src/index.ts`)), `${folder}/src/index.ts`);
      const inside = globSync(`${folder}/src/*/**/index.{ts,tsx}`, { cwd: fromRoot('.') });
      // Helpers for other projects' tests need an entry.
      assert.deepEqual(
        inside.filter((file) => !file.endsWith('/testing/index.ts')),
        [],
      );
    }
  });

  it('exports from a context what the product uses, and for tests by ./testing', () => {
    const product = files
      .filter((file) => /^(apps\/api|tools)\/.*\.ts$/.test(file) && !/\.spec\.|\/test\//.test(file))
      .map((file) => readFileSync(fromRoot(file), 'utf8'))
      .join();
    for (const { folder } of projectsOf('context')) {
      const index = readFileSync(fromRoot(`${folder}/src/index.ts`), 'utf8');
      const names = [...index.matchAll(/(?<=[{,]\s*)[A-Za-z_]+(?=[,\s])/g)].map(([name]) => name);
      // The contract test imports the events.
      const unused = names.filter((name) => name !== 'type' && !name.endsWith('_EVENTS') && !product.includes(name));
      assert.deepEqual(unused, [], folder);
    }
  });

  it('names an owner for every project', () => {
    const owned = readFileSync(fromRoot('.github/CODEOWNERS'), 'utf8')
      .split('\n')
      .map((line) => line.split(/\s+/)[0]);
    for (const { folder } of projects) assert.ok(owned.includes(`/${folder}/`), `no owner of /${folder}/`);
    const gone = owned.filter((path) => path?.startsWith('/') && !existsSync(fromRoot(path.slice(1))));
    assert.deepEqual(gone, [], 'owners of what is no more');
  });
});
