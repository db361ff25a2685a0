import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { fromRoot } from '../webpack/from-root.ts';
import { remotes } from './applications.ts';

interface Entry {
  readonly group?: string;
  readonly label: string;
  readonly path?: string;
  readonly order: number;
}

const declared = remotes().map(
  (name) =>
    JSON.parse(readFileSync(fromRoot(`apps/${name}/remote.json`), 'utf8')) as {
      readonly paths: string[];
      readonly accountPaths?: string[];
      readonly menu?: Entry[];
    },
);

it('The remotes declare the account menu of the specification (S1 §2)', () => {
  const entries = declared.flatMap(({ menu = [] }) => menu);
  const of = (group?: string) =>
    entries
      .filter((entry) => entry.group === group)
      .toSorted((one, other) => one.order - other.order)
      .map(({ label, path }) => [label, path]);
  assert.deepEqual(of(undefined), [['Dashboard', '/profile']]);
  assert.deepEqual(of('Messages'), [
    ['Inbox', '/messages'],
    ['Sent', '/sent'],
    ['Drafts', '/drafts'],
  ]);
  assert.deepEqual(of('Account History'), [
    ['Pursuit History', '/pursuit-history'],
    ['Transaction History', '/transaction-history'],
  ]);
  assert.deepEqual(of('Work'), [
    ['Current Pursuits', '/pursuits'],
    ['Completion Approvals', '/completion-approvals'],
    ['Register a Pursuit', '/pursuits/new'],
    ['Pricing Calculator', '/pricing-calculator'],
    ['Saved Calculations', '/calculations'],
    ['Purchase Value Credits', '/purchase-credits'],
  ]);
});

it('A remote owns its account paths', () => {
  for (const { paths, accountPaths = [] } of declared)
    assert.deepEqual(
      accountPaths.filter((path) => !paths.includes(path)),
      [],
    );
});
