import assert from 'node:assert/strict';
import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import webpack from 'webpack';
import { temporaryFolder } from '../services/temporary-folder.ts';
import { savedAt } from './saved-at.ts';

describe('When a change was saved', () => {
  const folder = temporaryFolder('saved');
  const file = join(folder, 'entry.js');
  writeFileSync(file, 'module.exports = 0;');
  // Far in the past: files written just before the watch starts are built twice.
  utimesSync(file, 1e9, 1e9);

  const compiler = webpack({ mode: 'none', context: folder, entry: file, output: { path: join(folder, 'dist') } });
  assert.ok(compiler);
  const saved = savedAt(compiler);
  let tell: () => void = () => {};
  const built = () => new Promise<void>((resolve) => (tell = resolve));
  const first = built();
  let savedAtFirst: number | undefined = NaN;
  const watching = compiler.watch({ aggregateTimeout: 300 }, () => tell());
  before(async () => {
    await first;
    savedAtFirst = saved();
  });
  after(() => new Promise<void>((resolve) => watching?.close(() => resolve())));

  it('is unknown for the first build', () => {
    assert.equal(savedAtFirst, undefined);
  });

  it('is the time before the wait for further changes', async () => {
    const until = await change();
    assert.ok((saved() ?? Infinity) <= until);
  });

  /** @returns the modification time */
  async function change(): Promise<number> {
    const next = built();
    writeFileSync(file, `module.exports = ${Math.random()};`);
    const at = Date.now();
    await next;
    return at;
  }
});
