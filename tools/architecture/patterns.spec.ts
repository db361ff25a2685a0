import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { checkSync } from 'recheck';
import ts from 'typescript';
import { fromRoot } from '../webpack/from-root.ts';
import { trackedFiles } from './workspace.ts';

// In this process and in JavaScript: its native programs don't exist for every platform.
process.env['RECHECK_SYNC_BACKEND'] = 'pure';

const PRODUCT = /^(apps|libs)\/.*\.tsx?$/;
const NOT_IN_PRODUCT = /\.(spec|fixture)\.tsx?$|\/test(ing)?\/|^apps\/e2e\//;
/** Limits are counts of read characters, never times: a busy machine must find the same patterns slow. */
const UNTIMED = { timeout: null, attackTimeout: null, incubationTimeout: null, seedingTimeout: null };

interface Pattern {
  readonly source: string;
  readonly flags: string;
  readonly place: string;
}

/** The regular expressions of a file: literals and calls of `RegExp`. Inserted values count as one character. */
function patternsIn(file: string, text: string): Pattern[] {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const patterns: Pattern[] = [];
  const add = (node: ts.Node, source: string, flags: string) =>
    patterns.push({ source, flags, place: `${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}` });
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      add(node, node.text.slice(1, end), node.text.slice(end + 1));
    }
    if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp') {
      const [source, flags] = node.arguments ?? [];
      add(node, source ? textOf(source) : '', flags ? textOf(flags) : '');
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return patterns;
}

function textOf(node: ts.Expression): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => `x${literal.text}`).join('');
  throw new Error(`The pattern ${node.getText()} can't be checked: write it as a literal.`);
}

/** Patterns whose time grows faster than their input, with an input that shows it. */
const slowAmong = (patterns: readonly Pattern[]): string[] => {
  const places = Map.groupBy(patterns, ({ source, flags }) => `/${source}/${flags}`);
  return [...places.values()].flatMap(([pattern]) => {
    if (!pattern) return [];
    const { source, flags, place } = pattern;
    const result = checkSync(source, flags, UNTIMED);
    if (result.status === 'safe') return [];
    const why = result.status === 'vulnerable' ? `slow for ${result.attack.pattern}` : `unknown: ${result.error.kind}`;
    return [`${place} /${source}/${flags} is ${why}`];
  });
};

describe('regular expressions', () => {
  it('of the product take time proportional to their input', () => {
    const files = trackedFiles().filter((file) => PRODUCT.test(file) && !NOT_IN_PRODUCT.test(file));
    const patterns = files.flatMap((file) => patternsIn(file, readFileSync(fromRoot(file), 'utf8')));
    assert.ok(patterns.length > 100);
    assert.deepEqual(slowAmong(patterns), []);
  });

  it('that are slow are found as literals and in calls', () => {
    const slow = String.raw`/\s+$/; new RegExp('^(a+)+$', 'i'); RegExp(` + '`x*${y}*$`);';
    assert.equal(slowAmong(patternsIn('apps/slow.ts', slow)).length, 3);
  });
});
