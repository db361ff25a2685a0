import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { singletonNames } from '../webpack/federation.ts';
import { changeBetween, committedContract, currentContract, isRaisedEnough, MODULES } from './contract.ts';

describe('the contract between shell and remotes', () => {
  it('is committed with its version', () => {
    assert.deepEqual(
      committedContract(),
      currentContract(),
      'The exports of libs/web changed: raise its version (minor for a new name, major for one that is gone or changed) and run `npm run contract`.',
    );
  });

  it('describes all that the shell shares but React itself', () => {
    assert.deepEqual([...Object.keys(MODULES), 'react', 'react-dom'].toSorted(), singletonNames.toSorted());
  });

  const web = (names: Record<string, string>) => ({ '@casewright/web': names });
  const before = web({ api: 'Api', notify: '(text: string) => void' });

  it('changes by a minor version when a name is added', () => {
    assert.equal(changeBetween(before, web({ ...before['@casewright/web'], useUser: '() => User' })), 'minor');
    assert.equal(changeBetween(before, { ...before, '@casewright/web/query': { useQuery: 'q 5' } }), 'minor');
  });

  it('changes by a major version when a name is removed or has another type', () => {
    assert.equal(changeBetween(before, web({ api: 'Api' })), 'major');
    assert.equal(changeBetween(before, web({ api: 'Api', notify: '() => void' })), 'major');
    assert.equal(changeBetween(before, web({ api: 'Api', tell: '(text: string) => void' })), 'major');
  });

  it('does not change without changes', () => {
    assert.equal(changeBetween(before, before), undefined);
  });

  it('is written only if the version is raised enough', () => {
    assert.ok(!isRaisedEnough('1.2.0', '1.2.1', 'minor'));
    assert.ok(isRaisedEnough('1.2.0', '1.3.0', 'minor'));
    assert.ok(!isRaisedEnough('1.2.0', '1.3.0', 'major'));
    assert.ok(isRaisedEnough('1.2.0', '2.0.0', 'major'));
    assert.ok(isRaisedEnough('1.2.0', '1.2.0', undefined));
  });
});
