import { readFileSync } from 'node:fs';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { merge } from 'webpack-merge';
import { containerOf } from '../../apps/shell/src/remotes/container.ts';
import { base } from './base.ts';
import { takeBundlerRuntime } from './bundler-runtime/aliases.ts';
import { fromRoot } from './from-root.ts';
import { exposeRoutes } from './federation.ts';
import { type Declaration, RemoteRecordPlugin } from './remote-record.ts';
import { remoteVersion } from './remote-version.ts';
import { scopeUtilities } from './scope-utilities.ts';

/** Files are published in a folder per version, so that they are immutable and old tabs keep working. */
export function remote(folder: string, name: string): Configuration {
  const declaration = JSON.parse(readFileSync(new URL('./remote.json', folder), 'utf8')) as Declaration;
  const version = remoteVersion(folder);
  const container = containerOf(name);

  return merge(base(folder, [scopeUtilities(name)]), {
    entry: {},
    output: {
      path: fromRoot(`dist/${name}`),
      publicPath: 'auto',
      filename: '[name].js',
      chunkFilename: '[name].js',
      // Includes the version, so that two versions on one page don't share chunks.
      uniqueName: `${container}_${version}`,
    },
    resolve: { alias: takeBundlerRuntime },
    optimization: {
      // Short, since no file is cached beyond its version.
      moduleIds: 'size',
      // In bytes of source. Small shared chunks cost more requests and compress less.
      splitChunks: { minSize: 45_000, cacheGroups: { defaultVendors: false } },
    },
    plugins: [
      new MiniCssExtractPlugin({ filename: 'assets/[name].css' }),
      exposeRoutes(container),
      new RemoteRecordPlugin(version, declaration),
    ],
  });
}
