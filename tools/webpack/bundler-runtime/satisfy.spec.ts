import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { satisfy } from './satisfy.ts';

describe('the versions that the federation runtime compares', () => {
  it('match the required range or not', () => {
    assert.ok(satisfy('19.2.1', '^19.1.0'));
    assert.ok(!satisfy('19.0.9', '^19.1.0'));
    assert.ok(!satisfy('20.0.0', '^19.1.0'));
  });

  it('are sorted', () => {
    for (const [version, range] of [
      ['4.1.0', '<=4.1.0'],
      ['4.1.9', '<=4.10.0'],
    ] as const)
      assert.ok(satisfy(version, range), `${version} ${range}`);
    for (const [version, range] of [
      ['4.1.1', '<=4.1.0'],
      ['4.10.0', '<=4.9.0'],
    ] as const)
      assert.ok(!satisfy(version, range), `${version} ${range}`);
  });
});
