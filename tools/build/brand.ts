import { readFileSync } from 'node:fs';
import { fromRoot } from '../webpack/from-root.ts';

/** Read as text, since that package is built for bundlers. */
const FACTS = readFileSync(fromRoot('libs/rules/src/brand.ts'), 'utf8');

export const BRAND = { name: fact('name'), securityEmail: fact('securityEmail') } as const;

function fact(name: string): string {
  const [, text] = new RegExp(`${name}: '(.+)'`).exec(FACTS) ?? [];
  if (!text) throw new Error(`brand.ts does not say ${name}.`);
  return text;
}
