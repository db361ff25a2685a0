import { cpSync, existsSync } from 'node:fs';
import { rspack } from '@rspack/core';
import webpack, { type Configuration } from 'webpack';
import { merge } from 'webpack-merge';
import { watchedServer } from '../rspack/server.ts';
import { fromRoot } from '../webpack/from-root.ts';
import { browserConfiguration, serverConfiguration } from './configuration.ts';
import { savedAt, type WatchedCompiler } from './saved-at.ts';
import { type Built, watchedFolder } from './watched.ts';

/** `node tools/build/watch.ts <name…>`. Production mode, unminified: remotes share React with the built shell. */
for (const name of process.argv.slice(2)) await watch(name);

async function watch(name: string): Promise<void> {
  const compiler = await compilerOf(name);
  const saved = savedAt(compiler);
  compiler.watch({ aggregateTimeout: 50 }, (failure, stats) => {
    const errors = failure?.message ?? (stats?.hasErrors() ? stats.toString('errors-only') : undefined);
    const unbundled = fromRoot(`apps/${name}/public`);
    if (existsSync(unbundled)) cpSync(unbundled, watchedFolder(name), { recursive: true });
    const since = saved();
    process.send?.({ name, ...(since && { savedAt: since }), ...(errors && { errors }) } satisfies Built);
  });
}

async function compilerOf(name: string): Promise<WatchedCompiler> {
  const output = { path: watchedFolder(name), clean: false };
  const server = await serverConfiguration(name);
  if (server) return rspack(merge(watchedServer(server), { output }));
  const pages = watchedPages((await browserConfiguration(name)) ?? {});
  return webpack(merge(pages, { cache: { type: 'memory' }, output, optimization: { minimize: false } }));
}

function watchedPages({ plugins = [], ...configuration }: Configuration): Configuration {
  return {
    ...configuration,
    plugins: plugins.filter((plugin) => plugin?.constructor.name !== 'CompressionPlugin'),
    // Inline, since source maps are not published.
    devtool: 'inline-cheap-module-source-map',
  };
}
