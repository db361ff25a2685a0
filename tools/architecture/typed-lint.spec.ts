import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { temporaryFolder } from '../services/temporary-folder.ts';
import { bin } from '../test/command.ts';
import { fromRoot } from '../webpack/from-root.ts';

const DECLARATIONS = `
declare const list: number[];
declare const text: string;
declare const anything: any;
declare const later: () => Promise<number>;
declare const take: (one: string) => void;
declare const counter: { count(): number };
enum Color { Red = 'red' }
declare const color: Color;
`.trim();

/** A violation of each rule, in one line. */
const PLANTED: Readonly<Record<string, string>> = {
  'await-thenable': 'export const a1 = async () => await text;',
  'no-array-delete': 'delete list[0];',
  'no-base-to-string': 'export const a3 = `${{}}`;',
  'no-duplicate-type-constituents': 'export type A4 = string | string;',
  'no-floating-promises': 'later();',
  'no-for-in-array': 'for (const index in list) take(index);',
  'no-implied-eval': "export const a7 = new Function('return 1');",
  'no-misused-promises': "if (later()) take('');",
  'no-redundant-type-constituents': 'export type A9 = unknown | string;',
  'no-unnecessary-type-assertion': 'export const a10 = (text as string).length;',
  'no-unsafe-argument': 'take(anything);',
  'no-unsafe-assignment': 'export const a12: string = anything;',
  'no-unsafe-call': 'anything();',
  'no-unsafe-enum-comparison': "export const a14 = color === 'red';",
  'no-unsafe-member-access': 'export const a15 = () => void anything.part;',
  'no-unsafe-return': 'export const a16 = (): string => anything;',
  'no-unsafe-unary-minus': 'export const a17 = -text;',
  'only-throw-error': "export const a18 = () => { throw 'text'; };",
  'prefer-promise-reject-errors': "export const a19 = () => Promise.reject('text');",
  'restrict-plus-operands': 'export const a20 = text + list;',
  'restrict-template-expressions': 'export const a21 = `${list}`;',
  'unbound-method': 'export const a22 = counter.count;',
};

describe('rules that need types', () => {
  let refused: ReadonlySet<string>;
  let configured: readonly string[];

  before(() => {
    const folder = temporaryFolder('planted');
    const compilerOptions = { types: [], strict: true, target: 'es2023', lib: ['ES2023'], noEmit: true };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
    writeFileSync(join(folder, 'planted.ts'), [DECLARATIONS, ...Object.values(PLANTED)].join('\n'));
    const config = fromRoot('.oxlintrc.json');
    const args = [fromRoot(bin('oxlint')), '--type-aware', '--config', config, '--format', 'unix', folder];
    const { stdout } = spawnSync(process.execPath, args, { cwd: fromRoot('.'), encoding: 'utf8' });
    const first = DECLARATIONS.split('\n').length + 1;
    refused = new Set(
      [...stdout.matchAll(/planted\.ts:(\d+):.*typescript\(([\w-]+)\)/g)].map(
        ([, line, rule]) => `${Number(line) - first} ${rule}`,
      ),
    );
    configured = [...new Set(readFileSync(config, 'utf8').match(/typescript\/[\w-]+/g))];
  });

  for (const [index, rule] of Object.keys(PLANTED).entries()) {
    it(`refuse a violation of ${rule}`, () => assert.ok(refused.has(`${index} ${rule}`), [...refused].join(', ')));
  }

  it('are all tried here', () => {
    assert.deepEqual(configured.map((name) => name.replace('typescript/', '')).sort(), Object.keys(PLANTED).sort());
  });
});
