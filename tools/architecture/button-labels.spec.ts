import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import ts from 'typescript';
import { fromRoot } from '../webpack/from-root.ts';
import { trackedFiles } from './workspace.ts';

const PAGE = /^(apps|libs)\/.*\.tsx$/;
const NOT_A_PAGE = /\.(spec|fixture)\.tsx$|\/testing\.tsx$|\/gallery\//;
const BUTTONS: ReadonlySet<string> = new Set(['Button', 'button', 'FileButton']);
/** Attributes that hold the label of a button. */
const LABELS: ReadonlySet<string> = new Set(['confirm', 'send']);

/** As S0 and S1 spell them. Everything else is in sentence case. */
const SPELLED_OTHERWISE: ReadonlySet<string> = new Set([
  ...['Admin Panel', 'Current Pursuits', 'Pricing Calculator', 'Saved Calculations'],
  ...['Back to Dashboard', 'Back to Home', 'Return to Dashboard'],
  ...['Contact Us', 'Create an Account', 'Create Account', 'Creating Account...', 'Sign In', 'Sign Out'],
  ...['Buy Value Credits', 'Purchase Credits', 'Purchase More Credits', 'Refresh History'],
  ...['Register a Pursuit', 'Start Your First Pursuit', 'Start Case', 'Save Calculation', 'Clear All'],
  ...['Yep, Please Add', 'Nope, I&apos;m Good'],
  ...['Contact User', 'Make Admin', 'Send Message'],
]);

interface Label {
  readonly label: string;
  readonly place: string;
}

function isButton({ tagName, attributes }: ts.JsxOpeningElement): boolean {
  if (BUTTONS.has(tagName.getText())) return true;
  const look = attributes.properties.find(
    (property) => ts.isJsxAttribute(property) && property.name.getText() === 'className',
  );
  return /\bbuttonLook\(/.test(look?.getText() ?? '');
}

/** Texts of buttons, and of links that look like one. */
function labelsIn(file: string, text: string): Label[] {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const labels: Label[] = [];
  const add = (node: ts.Node, label: string) => {
    const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    labels.push({ label: label.replace(/\s+/g, ' ').trim(), place: `${file}:${line}` });
  };
  const addTexts = (node: ts.Node): void => {
    if (ts.isJsxText(node) || ts.isStringLiteralLike(node)) add(node, node.text);
    else if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node)) ts.forEachChild(node, addTexts);
    else if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(addTexts);
    else if (ts.isBinaryExpression(node)) addTexts(node.right);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) && isButton(node.openingElement)) node.children.forEach(addTexts);
    if (ts.isJsxAttribute(node) && LABELS.has(node.name.getText()) && node.initializer) addTexts(node.initializer);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return labels;
}

/** Only its first word has a capital. Abbreviations have more than one. */
const isWellSpelled = (label: string): boolean => SPELLED_OTHERWISE.has(label) || !/ [A-Z][a-z]/.test(label);

const faultsIn = (file: string, text: string): string[] =>
  labelsIn(file, text).flatMap(({ label, place }) => (isWellSpelled(label) ? [] : [`${place} ${label}`]));

describe('buttons', () => {
  const files = trackedFiles()
    .filter((file) => PAGE.test(file) && !NOT_A_PAGE.test(file))
    .map((file) => ({ file, text: readFileSync(fromRoot(file), 'utf8') }));

  it('are labeled in sentence case', () => {
    assert.deepEqual(
      files.flatMap(({ file, text }) => faultsIn(file, text)),
      [],
    );
  });

  it('that are spelled otherwise exist', () => {
    const labels = new Set(files.flatMap(({ file, text }) => labelsIn(file, text)).map(({ label }) => label));
    assert.deepEqual(
      [...SPELLED_OTHERWISE].filter((label) => !labels.has(label)),
      [],
    );
  });

  const planted: readonly (readonly [string, string])[] = [
    ['a button', '<Button kind="primary"><Plus /> Save Changes</Button>'],
    ['a state of a button', `<button>{isPending ? 'Saving...' : 'Save Changes'}</button>`],
    ['a link that looks like a button', `<Link to="/" className={buttonLook('primary')}>Save Changes</Link>`],
    ['a dialog', '<Dialog title="Leave?" confirm="Save Changes" />'],
  ];
  for (const [kind, text] of planted) {
    it(`of ${kind} are checked`, () => assert.deepEqual(faultsIn('x.tsx', text), ['x.tsx:1 Save Changes']));
  }

  it('may hold abbreviations, and headings capitals', () => {
    const text = '<><h1>Save Changes</h1><Button>Download PDF and XLSX</Button></>';
    assert.deepEqual(faultsIn('x.tsx', text), []);
  });
});
