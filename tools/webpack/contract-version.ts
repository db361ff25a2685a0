import { readFileSync } from 'node:fs';
import { fromRoot } from './from-root.ts';

export function contractVersion(): string {
  const { version } = JSON.parse(readFileSync(fromRoot('libs/web/package.json'), 'utf8')) as { version: string };
  return version;
}
