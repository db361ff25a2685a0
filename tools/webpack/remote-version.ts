import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fromRoot } from './from-root.ts';

const INGREDIENTS = ['libs/{web,ui,rules}/**/*', 'tools/{webpack,typescript}/**/*', 'package-lock.json'];
const SHORT = 8;

/** Version and hash of all inputs, so that a published folder never changes. `REMOTE_VERSION` overrides it. */
export function remoteVersion(folder: string): string {
  const overruled = process.env['REMOTE_VERSION'];
  if (overruled) return overruled;
  const own = relative(fromRoot('.'), fileURLToPath(new URL('.', folder)));
  const { version } = JSON.parse(readFileSync(new URL('./package.json', folder), 'utf8')) as { version: string };
  return `${version}-${hashOf([`${own}/**/*`, ...INGREDIENTS])}`;
}

function hashOf(patterns: readonly string[]): string {
  const root = fromRoot('.');
  const isLeftOut = (name: string) => name === 'node_modules' || /\.spec\.tsx?$/.test(name);
  const files = globSync(patterns, { cwd: root, withFileTypes: true, exclude: ({ name }) => isLeftOut(name) })
    .filter((entry) => entry.isFile() && !isLeftOut(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, SHORT);
}
