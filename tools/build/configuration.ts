import { existsSync } from 'node:fs';
import type { Configuration } from 'webpack';
import { fromRoot } from '../webpack/from-root.ts';

/** How the application `name` is built. The server's file is plain JavaScript, since its folder compiles to CommonJS. */
export async function configurationOf(name: string): Promise<Configuration> {
  const file = ['webpack.config.ts', 'webpack.config.mjs']
    .map((candidate) => `../../apps/${name}/${candidate}`)
    .find((candidate) => existsSync(new URL(candidate, import.meta.url)));
  if (!file) throw new Error(`There is no application ${name} to build in ${fromRoot('apps')}.`);
  const { default: configuration } = (await import(file)) as { default: Configuration };
  return configuration;
}
