import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { it } from 'node:test';
import { parse } from 'yaml';
import { fromRoot } from '../webpack/from-root.ts';
import { remotes } from './applications.ts';

interface Workflow {
  readonly on: { readonly push: { readonly paths: string[] }; readonly pull_request: { readonly paths: string[] } };
  readonly jobs: { readonly ship: { readonly uses: string; readonly with: { readonly remote: string } } };
}

for (const name of remotes()) {
  it(`The remote ${name} has a workflow that ships it, and no other`, () => {
    const { on, jobs } = parse(readFileSync(fromRoot(`.github/workflows/${name}.yml`), 'utf8')) as Workflow;
    assert.equal(jobs.ship.with.remote, name);
    assert.equal(jobs.ship.uses, './.github/workflows/ship-remote.yml');
    assert.deepEqual(
      on.push.paths.filter((path) => path.startsWith('apps/')),
      [`apps/${name}/**`],
    );
    assert.deepEqual(on.pull_request.paths, on.push.paths);
  });
}

it('Workflows may only read the repository, and name actions by commit', () => {
  const files = globSync('.github/workflows/*.yml', { cwd: fromRoot('.') });
  assert.ok(files.length > 0);
  for (const file of files) {
    const text = readFileSync(fromRoot(file), 'utf8');
    assert.deepEqual((parse(text) as { permissions?: unknown }).permissions, { contents: 'read' }, file);
    const actions = [...text.matchAll(/uses: (?!\.\/)(\S+)/g)].map(([, action]) => action);
    for (const action of actions) assert.match(action ?? '', /@[0-9a-f]{40}$/, file);
  }
});
