import { cpSync, existsSync } from 'node:fs';
import webpack, { type Configuration } from 'webpack';
import { merge } from 'webpack-merge';
import { fromRoot } from '../webpack/from-root.ts';
import { configurationOf } from './configuration.ts';
import { type Built, watchedFolder } from './watched.ts';

/**
 * Builds applications again and again as their sources change: `node tools/build/watch.ts <name…>`. Still in production
 * mode, because a remote and the shell as last built share one React; but what costs time and only helps users is left out.
 */
for (const name of process.argv.slice(2)) await watch(name);

async function watch(name: string): Promise<void> {
  const configuration = await configurationOf(name);
  const quick: Configuration = merge(
    {
      ...configuration,
      plugins: (configuration.plugins ?? []).filter((plugin) => plugin?.constructor.name !== 'CompressionPlugin'),
    },
    {
      devtool: name === 'api' ? false : 'cheap-module-source-map',
      cache: { type: 'memory' },
      output: { path: watchedFolder(name), clean: false },
      optimization: { minimize: false },
    },
  );
  webpack(quick)?.watch({ aggregateTimeout: 50 }, (failure, stats) => {
    const errors = failure?.message ?? (stats?.hasErrors() ? stats.toString('errors-only') : undefined);
    const unbundled = fromRoot(`apps/${name}/public`);
    if (existsSync(unbundled)) cpSync(unbundled, watchedFolder(name), { recursive: true });
    const seconds = ((stats?.endTime ?? 0) - (stats?.startTime ?? 0)) / 1000;
    process.send?.({ name, seconds, ...(errors && { errors }) } satisfies Built);
  });
}
