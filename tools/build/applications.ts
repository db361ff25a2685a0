import { existsSync, readdirSync } from 'node:fs';
import { fromRoot } from '../webpack/from-root.ts';

/** The remotes, by the file that says which paths they own. */
export const remotes = (): string[] =>
  readdirSync(fromRoot('apps')).filter((name) => existsSync(fromRoot(`apps/${name}/remote.json`)));
