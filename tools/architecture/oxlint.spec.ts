import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { before, describe, it } from 'node:test';
import { temporaryFolder } from '../services/temporary-folder.ts';
import { bin } from '../test/command.ts';
import { fromRoot } from '../webpack/from-root.ts';

const TYPED_DECLARATIONS = `
declare const list: number[];
declare const anything: any;
declare const later: () => Promise<number>;
declare const take: (one: string) => void;
`.trim();

/** Violations of a few rules of each plugin. */
const TYPED: Readonly<Record<string, string>> = {
  'typescript/no-floating-promises': 'later();',
  'typescript/no-misused-promises': "if (later()) take('');",
  'typescript/no-unsafe-assignment': 'export const a3: string = anything;',
  'typescript/restrict-template-expressions': 'export const a4 = `${list}`;',
};

const PAGE_DECLARATIONS = `
import { useEffect, useRef, useState } from 'react';
declare const text: string;
declare const go: (to: string) => void;
`.trim();

const OF_PAGES: Readonly<Record<string, string>> = {
  'react/rules-of-hooks': 'export function A() { if (text) useState(0); return null; }',
  'react/exhaustive-deps': 'export const useA = (a: string) => useEffect(() => void go(a), []);',
  'react/refs': 'export function H() { const box = useRef(0); return <p>{box.current}</p>; }',
  'jsx-a11y/alt-text': 'export const a1 = <img src={text} />;',
  'jsx-a11y/no-static-element-interactions':
    'export const a2 = <div onClick={() => go(text)} onKeyDown={() => go(text)} />;',
};

const kinds = [
  ['rules that need types', 'planted.ts', TYPED_DECLARATIONS, TYPED],
  ['rules of pages', 'apps/page/planted.tsx', PAGE_DECLARATIONS, OF_PAGES],
] as const;

for (const [kind, file, declarations, planted] of kinds) {
  describe(kind, () => {
    let refused: ReadonlySet<string>;

    before(() => (refused = refusedIn(file, declarations, Object.values(planted))));

    for (const [index, rule] of Object.keys(planted).entries()) {
      it(`refuse a violation of ${rule}`, () => assert.ok(refused.has(`${index} ${rule}`), [...refused].join(', ')));
    }
  });
}

/** @returns '<line> <rule>', lines counted after the declarations */
function refusedIn(file: string, declarations: string, lines: readonly string[]): ReadonlySet<string> {
  const folder = temporaryFolder('planted');
  const compilerOptions = { types: [], strict: true, target: 'es2023', lib: ['ES2023'], noEmit: true };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
  mkdirSync(join(folder, dirname(file)), { recursive: true });
  writeFileSync(join(folder, file), [declarations, ...lines].join('\n'));
  // Its patterns are relative to its own folder.
  const config = join(folder, '.oxlintrc.json');
  copyFileSync(fromRoot('.oxlintrc.json'), config);
  const typed = file.endsWith('.ts') ? ['--type-aware'] : [];
  const args = [fromRoot(bin('oxlint')), ...typed, '--config', config, '--format', 'unix', folder];
  const { stdout } = spawnSync(process.execPath, args, { cwd: fromRoot('.'), encoding: 'utf8' });
  const first = declarations.split('\n').length + 1;
  return new Set(
    [...stdout.matchAll(/planted\.tsx?:(\d+):.*\/([\w-]+)\(([\w-]+)\)\]/g)].map(
      ([, line, plugin, rule]) => `${Number(line) - first} ${plugin?.replace('react-hooks', 'react')}/${rule}`,
    ),
  );
}
