import { cpSync, existsSync } from 'node:fs';
import webpack, { type Configuration } from 'webpack';
import { merge } from 'webpack-merge';
import { fromRoot } from '../webpack/from-root.ts';
import { watchedServer } from '../webpack/server.ts';
import { configurationOf } from './configuration.ts';
import { savedAt } from './saved-at.ts';
import { type Built, watchedFolder } from './watched.ts';

/**
 * Builds applications whenever their sources change: `node tools/build/watch.ts <name…>`. In production mode, because a
 * remote shares its React with the shell as last built, but without what only makes files smaller.
 */
for (const name of process.argv.slice(2)) await watch(name);

async function watch(name: string): Promise<void> {
  const configuration = await configurationOf(name);
  const compiler = webpack(
    merge(name === 'api' ? watchedServer(configuration) : watchedPages(configuration), {
      cache: { type: 'memory' },
      output: { path: watchedFolder(name), clean: false },
      optimization: { minimize: false },
    }),
  );
  if (!compiler) throw new Error('webpack said nothing');
  const saved = savedAt(compiler);
  compiler.watch({ aggregateTimeout: 50 }, (failure, stats) => {
    const errors = failure?.message ?? (stats?.hasErrors() ? stats.toString('errors-only') : undefined);
    const unbundled = fromRoot(`apps/${name}/public`);
    if (existsSync(unbundled)) cpSync(unbundled, watchedFolder(name), { recursive: true });
    const since = saved();
    process.send?.({ name, ...(since && { savedAt: since }), ...(errors && { errors }) } satisfies Built);
  });
}

function watchedPages({ plugins = [], ...configuration }: Configuration): Configuration {
  return {
    ...configuration,
    plugins: plugins.filter((plugin) => plugin?.constructor.name !== 'CompressionPlugin'),
    // Inside the files, since maps are not published.
    devtool: 'inline-cheap-module-source-map',
  };
}
