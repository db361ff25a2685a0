import { cpSync, existsSync } from 'node:fs';
import { rspack } from '@rspack/core';
import webpack from 'webpack';
import { staticConfiguration } from '../rspack/static.ts';
import { fromRoot } from '../webpack/from-root.ts';
import { browserConfiguration, serverConfiguration } from './configuration.ts';

/** `node tools/build/bundle.ts <name>` builds `dist/<name>`, by Webpack for browsers or the faster Rspack for Node. */
const [app] = process.argv.slice(2);
if (!app) throw new Error('Which application? node tools/build/bundle.ts <name>');

interface Stats {
  hasErrors(): boolean;
  hasWarnings(): boolean;
  toString(options: 'errors-warnings'): string;
}
type Done = (error: Error | null, stats?: Stats) => void;

const [browser, server] = [await browserConfiguration(app), await serverConfiguration(app)];
if (!browser && !server) throw new Error(`There is no application ${app} to build in ${fromRoot('apps')}.`);
if (browser) await build((done) => webpack(browser, done));
for (const configuration of [server, staticConfiguration(app)]) {
  if (configuration) await build((done) => rspack(configuration, done));
}

const unbundled = fromRoot(`apps/${app}/public`);
if (existsSync(unbundled)) cpSync(unbundled, fromRoot(`dist/${app}`), { recursive: true });

async function build(run: (done: Done) => void): Promise<void> {
  const stats = await new Promise<Stats>((resolve, reject) => {
    run((error, built) => (built ? resolve(built) : reject(error ?? new Error('The bundler said nothing'))));
  });
  if (stats.hasErrors() || stats.hasWarnings()) console.error(stats.toString('errors-warnings'));
  if (stats.hasErrors()) process.exit(1);
}
