import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { retiredNamesIn } from './retired-words.ts';
import { trackedFiles } from './workspace.ts';

/** Built from parts, or this file itself would be refused. */
const CREATE = 'create';
const SOURCE = /^(apps|libs|tools|docker)\/.*\.([cm]?[jt]sx?|sql|sh|ya?ml|html|css|md)$/;

describe('names', () => {
  it('use no retired word', () => {
    const files = trackedFiles().filter((file) => SOURCE.test(file));
    assert.deepEqual(
      files.flatMap((file) => retiredNamesIn(file)),
      [],
    );
  });

  const planted: readonly (readonly [string, string, string])[] = [
    ['a file', 'libs/billing/src/payment-news.ts', ''],
    ['a class', 'libs/billing/src/x.ts', 'export class SessionBook {}'],
    ['a function', 'libs/billing/src/x.ts', 'const judgeOrder = () => 1;'],
    ['a property', 'libs/billing/src/x.ts', 'interface Policy { readonly patienceMs: number }'],
    ['a parameter', 'tools/x.mjs', 'export const ring = (isAway) => isAway;'],
    ['a method', 'libs/billing/src/x.ts', 'class Orders { keep() {} }'],
    ['a table', 'libs/billing/src/x.ts', `const UP = '${CREATE} table platform.chores (name text)';`],
    ['a role', 'docker/x.sql', `${CREATE} role nobody;`],
  ];
  for (const [kind, file, text] of planted) {
    it(`of ${kind} are checked`, () => assert.equal(retiredNamesIn(file, text).length, 1));
  }

  it('may resemble a retired word', () => {
    const text = 'const keepAlive = true; const priceBooks = []; class Newsroom {} const turnOn = (line, booked) => 1;';
    assert.deepEqual(retiredNamesIn('libs/billing/src/hold.ts', text), []);
  });
});
