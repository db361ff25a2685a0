import { existsSync } from 'node:fs';
import type { Configuration as NodeConfiguration } from '@rspack/core';
import type { Configuration as BrowserConfiguration } from 'webpack';
import { fromRoot } from '../webpack/from-root.ts';

export const browserConfiguration = (name: string): Promise<BrowserConfiguration | undefined> =>
  read(`apps/${name}/webpack.config.ts`);

/** Undefined for remotes. JavaScript, since its folder compiles to CommonJS. */
export const serverConfiguration = (name: string): Promise<NodeConfiguration | undefined> =>
  read(`apps/${name}/rspack.config.mjs`);

async function read<Configuration>(path: string): Promise<Configuration | undefined> {
  const file = fromRoot(path);
  if (!existsSync(file)) return undefined;
  return ((await import(file)) as { default: Configuration }).default;
}
