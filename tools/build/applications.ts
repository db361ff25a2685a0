import { existsSync, readdirSync } from 'node:fs';
import { fromRoot } from '../webpack/from-root.ts';

/** Folders in apps/ with a `remote.json`. */
export const remotes = (): string[] =>
  readdirSync(fromRoot('apps')).filter((name) => existsSync(fromRoot(`apps/${name}/remote.json`)));
