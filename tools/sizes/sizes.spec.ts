import assert from 'node:assert/strict';
import { it } from 'node:test';
import { isSource, sizesOf, sourceFile } from './sizes.ts';

it('A project has the lines of its files, and shares of comments and tests', () => {
  const files = [
    { path: 'libs/notes/src/notes.ts', lines: 30, comments: 1 },
    { path: 'libs/notes/src/notes.spec.ts', lines: 100, comments: 2 },
    { path: 'libs/notes/src/list.tsx', lines: 50, comments: 3 },
    { path: 'libs/notes/src/index.ts', lines: 20, comments: 0 },
  ];
  assert.deepEqual(sizesOf(files), {
    files: 4,
    lines: 200,
    median: 30,
    longest: files[2],
    commentShare: 0.03,
    testShare: 0.5,
  });
});

it('A project of tests alone has no longest file', () => {
  const { longest, testShare } = sizesOf([{ path: 'apps/e2e/money.spec.ts', lines: 10, comments: 0 }]);
  assert.deepEqual([longest, testShare], [undefined, 1]);
});

it('Lines of comments alone are counted, in each of their forms', () => {
  const text = ['// One.', 'const half = 1 / 2; // None.', '  /** Two. */', '/**', ' * Four.', ' */', '{/* Six. */}'];
  assert.deepEqual(sourceFile('notes.tsx', `${text.join('\n')}\n`), { path: 'notes.tsx', lines: 7, comments: 6 });
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
