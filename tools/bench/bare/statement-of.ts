import { readFileSync } from 'node:fs';
import { fromRoot } from '../../webpack/from-root.ts';

const STATEMENT = /= (?:prepared|quick)<\w+>\(\s*'([^']+)',\s*`([^`]+)`/;

/** Reads a prepared statement from our source, so that the baseline always sends the same SQL. */
export function statementOf(file: string): { readonly name: string; readonly text: string } {
  const [, name, text] = STATEMENT.exec(readFileSync(fromRoot(file), 'utf8')) ?? [];
  if (!name || !text || text.includes('${')) throw new Error(`${file} prepares no statement that can be read.`);
  return { name, text };
}
