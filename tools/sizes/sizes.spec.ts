import assert from 'node:assert/strict';
import { it } from 'node:test';
import { isSource, sizesOf } from './sizes.ts';

it('A project has the lines of its files and a share of tests', () => {
  const files = [
    { path: 'libs/notes/src/notes.ts', lines: 30 },
    { path: 'libs/notes/src/notes.spec.ts', lines: 100 },
    { path: 'libs/notes/src/list.tsx', lines: 50 },
    { path: 'libs/notes/src/index.ts', lines: 20 },
  ];
  assert.deepEqual(sizesOf(files), { files: 4, lines: 200, median: 30, longest: files[2], testShare: 0.5 });
});

it('A project of tests alone has no longest file', () => {
  const { longest, testShare } = sizesOf([{ path: 'apps/e2e/money.spec.ts', lines: 10 }]);
  assert.deepEqual([longest, testShare], [undefined, 1]);
});

it('Generated files and data do not count', () => {
  assert.deepEqual(
    [
      'libs/web/src/paths.ts',
      'libs/web/src/api/schema.ts',
      'apps/account/remote.json',
      'apps/shell/src/shell.css',
    ].filter(isSource),
    ['libs/web/src/paths.ts', 'apps/shell/src/shell.css'],
  );
});
