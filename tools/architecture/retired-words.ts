import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { fromRoot } from '../webpack/from-root.ts';

/** From the tables of the language page, except words that the trade uses too (line, hold, turn, bell, letter). */
const RETIRED = [
  'news',
  'happenings?',
  'reactions?',
  'chores?',
  'farewell',
  'hasty',
  'patient',
  'patience',
  'tries',
  'verdicts?',
  'judge[ds]?',
  'judging',
  'turns',
  'sink',
  'nobody',
  'letterhead',
  'till',
  '(?<!price-)books?',
  'doors?',
  'outbox-bell',
  '(?<!throw-)away',
  'take[ns]?-back',
  'gives?-back',
  'set-aside',
  'let-go',
  'hangs?-up',
  '(code|device|last)-words',
].join('|');
const WITHIN = new RegExp(`(^|-)(${RETIRED})(-|$)`);
const WHOLE = /^(keep|keeps)$/;
const SQL_NAME =
  /create (?:unique )?(?:table|index|view|function|trigger|schema|role)\s+(?:if not exists\s+)?([\w.]+)/gi;

const isRetired = (name: string): boolean => {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  return WITHIN.test(words) || WHOLE.test(words);
};

/** Retired words in the file name, declarations and SQL names, as `file: name`. */
export function retiredNamesIn(file: string, text = readFileSync(fromRoot(file), 'utf8')): readonly string[] {
  const names = new Set([file.split('/').at(-1)?.split('.')[0] ?? '']);
  for (const [, name] of text.matchAll(SQL_NAME)) names.add(name ?? '');
  if (/\.([cm]?[jt]s|tsx)$/.test(file)) for (const name of declaredIn(file, text)) names.add(name);
  return [...names].filter(isRetired).map((name) => `${file}: ${name}`);
}

function declaredIn(file: string, text: string): readonly string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    const { name } = node as ts.NamedDeclaration;
    if (name && ts.isIdentifier(name)) names.push(name.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return names;
}
