import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { before, describe, it } from 'node:test';
import { temporaryFolder } from '../services/temporary-folder.ts';
import { bin } from '../test/command.ts';
import { fromRoot } from '../webpack/from-root.ts';

const TYPED_DECLARATIONS = `
declare const list: number[];
declare const text: string;
declare const anything: any;
declare const later: () => Promise<number>;
declare const take: (one: string) => void;
declare const counter: { count(): number };
enum Color { Red = 'red' }
declare const color: Color;
`.trim();

/** One line that violates each rule. */
const TYPED: Readonly<Record<string, string>> = {
  'typescript/await-thenable': 'export const a1 = async () => await text;',
  'typescript/no-array-delete': 'delete list[0];',
  'typescript/no-base-to-string': 'export const a3 = `${{}}`;',
  'typescript/no-duplicate-type-constituents': 'export type A4 = string | string;',
  'typescript/no-floating-promises': 'later();',
  'typescript/no-for-in-array': 'for (const index in list) take(index);',
  'typescript/no-implied-eval': "export const a7 = new Function('return 1');",
  'typescript/no-misused-promises': "if (later()) take('');",
  'typescript/no-redundant-type-constituents': 'export type A9 = unknown | string;',
  'typescript/no-unnecessary-type-assertion': 'export const a10 = (text as string).length;',
  'typescript/no-unsafe-argument': 'take(anything);',
  'typescript/no-unsafe-assignment': 'export const a12: string = anything;',
  'typescript/no-unsafe-call': 'anything();',
  'typescript/no-unsafe-enum-comparison': "export const a14 = color === 'red';",
  'typescript/no-unsafe-member-access': 'export const a15 = () => void anything.part;',
  'typescript/no-unsafe-return': 'export const a16 = (): string => anything;',
  'typescript/no-unsafe-unary-minus': 'export const a17 = -text;',
  'typescript/only-throw-error': "export const a18 = () => { throw 'text'; };",
  'typescript/prefer-promise-reject-errors': "export const a19 = () => Promise.reject('text');",
  'typescript/restrict-plus-operands': 'export const a20 = text + list;',
  'typescript/restrict-template-expressions': 'export const a21 = `${list}`;',
  'typescript/unbound-method': 'export const a22 = counter.count;',
};

const PAGE_DECLARATIONS = `
import { useEffect, useMemo, useRef, useState } from 'react';
declare const text: string;
declare const go: (to: string) => void;
let total = 0;
`.trim();

const OF_PAGES: Readonly<Record<string, string>> = {
  'react/rules-of-hooks': 'export function A() { if (text) useState(0); return null; }',
  'react/exhaustive-deps': 'export const useA = (a: string) => useEffect(() => void go(a), []);',
  'react/error-boundaries': 'export function C() { try { return <p />; } catch { return null; } }',
  'react/globals': 'export function D() { total += 1; return <p>{total}</p>; }',
  'react/immutability':
    'export function E({ a }: { a: { b: number } }) { useEffect(() => { a.b = 1; }); return <p>{a.b}</p>; }',
  'react/memo-dependencies':
    'export function F({ a }: { a: string[] }) { const b = useMemo(() => a.join(), [a.length]); return <p>{b}</p>; }',
  'react/purity': 'export function G() { return <p>{Math.random()}</p>; }',
  'react/refs': 'export function H() { const box = useRef(0); return <p>{box.current}</p>; }',
  'react/set-state-in-effect':
    "export function I() { const [, set] = useState(''); useEffect(() => set(text), []); return null; }",
  'react/set-state-in-render': 'export function J() { const [, set] = useState(0); set(1); return null; }',
  'react/static-components': 'export function K() { const Part = () => <p />; return <Part />; }',
  'react/unsupported-syntax': "export function L({ a }: { a: string }) { eval('1'); return <p>{a}</p>; }",
  'react/use-memo': 'export function M() { return <p>{useMemo((a: any) => a, [])}</p>; }',
  'jsx-a11y/alt-text': 'export const a1 = <img src={text} />;',
  'jsx-a11y/anchor-has-content': 'export const a2 = <a href="/x" />;',
  'jsx-a11y/anchor-is-valid': 'export const a3 = <a href="#">x</a>;',
  'jsx-a11y/aria-activedescendant-has-tabindex': 'export const a4 = <div aria-activedescendant={text} />;',
  'jsx-a11y/aria-props': 'export const a5 = <p aria-labeledby="x" />;',
  'jsx-a11y/aria-proptypes': 'export const a6 = <p aria-hidden="yes" />;',
  'jsx-a11y/aria-role': 'export const a7 = <div role="datepicker" />;',
  'jsx-a11y/aria-unsupported-elements': 'export const a8 = <meta aria-hidden="true" />;',
  'jsx-a11y/autocomplete-valid': 'export const a9 = <input type="text" autoComplete="foo" />;',
  'jsx-a11y/click-events-have-key-events':
    'export const a10 = <div role="button" tabIndex={0} onClick={() => go(text)} />;',
  'jsx-a11y/heading-has-content': 'export const a11 = <h1 />;',
  'jsx-a11y/html-has-lang': 'export const a12 = <html />;',
  'jsx-a11y/iframe-has-title': 'export const a13 = <iframe src={text} />;',
  'jsx-a11y/img-redundant-alt': 'export const a14 = <img src={text} alt="photo of x" />;',
  'jsx-a11y/interactive-supports-focus':
    'export const a15 = <div role="button" onClick={() => go(text)} onKeyDown={() => go(text)} />;',
  'jsx-a11y/label-has-associated-control': 'export const a16 = <label>x</label>;',
  'jsx-a11y/media-has-caption': 'export const a17 = <video src={text} />;',
  'jsx-a11y/mouse-events-have-key-events': 'export const a18 = <button onMouseOver={() => go(text)}>x</button>;',
  'jsx-a11y/no-access-key': 'export const a19 = <button accessKey="h">x</button>;',
  'jsx-a11y/no-autofocus': 'export const a20 = <input autoFocus aria-label="x" />;',
  'jsx-a11y/no-distracting-elements': 'export const a21 = <marquee />;',
  'jsx-a11y/no-interactive-element-to-noninteractive-role': 'export const a22 = <button role="article">x</button>;',
  'jsx-a11y/no-noninteractive-element-interactions':
    'export const a23 = <h2 onClick={() => go(text)} onKeyDown={() => go(text)}>x</h2>;',
  'jsx-a11y/no-noninteractive-element-to-interactive-role': 'export const a24 = <h2 role="button">x</h2>;',
  'jsx-a11y/no-noninteractive-tabindex': 'export const a25 = <p tabIndex={0}>x</p>;',
  'jsx-a11y/no-redundant-roles': 'export const a26 = <button role="button">x</button>;',
  'jsx-a11y/no-static-element-interactions':
    'export const a27 = <div onClick={() => go(text)} onKeyDown={() => go(text)} />;',
  'jsx-a11y/role-has-required-aria-props': 'export const a28 = <span role="checkbox" tabIndex={0} />;',
  'jsx-a11y/role-supports-aria-props': 'export const a29 = <ul aria-checked="true" />;',
  'jsx-a11y/scope': 'export const a30 = <td scope="row" />;',
  'jsx-a11y/tabindex-no-positive': 'export const a31 = <button tabIndex={5}>x</button>;',
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

it('every rule is tested here', () => {
  const named = readFileSync(fromRoot('.oxlintrc.json'), 'utf8').match(/(typescript|react|jsx-a11y)\/[\w-]+/g);
  assert.deepEqual([...new Set(named)].sort(), [...Object.keys(TYPED), ...Object.keys(OF_PAGES)].sort());
});

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
