import { readFileSync } from 'node:fs';
import { fromRoot } from '../../webpack/from-root.ts';

const STATEMENT = /= (?:prepared|quick)<\w+>\(\s*'([^']+)',\s*`([^`]+)`/;

/** The statement that a query of ours prepares, read from its source: what is compared asks the same, also next year. */
export function statementOf(file: string): { readonly name: string; readonly text: string } {
  const [, name, text] = STATEMENT.exec(readFileSync(fromRoot(file), 'utf8')) ?? [];
  if (!name || !text || text.includes('${')) throw new Error(`${file} prepares no statement that can be read.`);
  return { name, text };
}
