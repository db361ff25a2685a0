import { readFileSync } from 'node:fs';
import { fromRoot } from './from-root.ts';

/** Version of the contract between shell and remotes. */
export function contractVersion(): string {
  const { version } = JSON.parse(readFileSync(fromRoot('libs/web/package.json'), 'utf8')) as { version: string };
  return version;
}
