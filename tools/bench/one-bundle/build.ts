import { cpSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import { merge } from 'webpack-merge';
import { base } from '../../webpack/base.ts';
import { writeTable } from '../../build/site.ts';
import { fromRoot } from '../../webpack/from-root.ts';
import { page } from '../../webpack/shell.ts';

/** The home page alone, or with dashboard and calculator as lazy chunks. */
type Extent = 'home' | 'with-areas';

const PLACES: Readonly<Record<Extent, string>> = {
  home: 'tools/bench/one-bundle',
  'with-areas': 'tools/bench/one-bundle/with-areas',
};

/** Shell and pages as one application: same loaders, minifier and splitting, no federation. */
const configuration = (folder: string, place: string): Configuration =>
  merge(base(pathToFileURL(fromRoot('apps/shell/webpack.config.ts')).href), {
    entry: { main: './src/main.tsx' },
    output: {
      path: folder,
      publicPath: '/',
      filename: 'assets/[name].[contenthash:10].js',
      chunkFilename: 'assets/[name].[contenthash:10].js',
    },
    optimization: {
      splitChunks: {
        cacheGroups: { vendor: { test: /[\\/]node_modules[\\/]/, name: 'vendor', chunks: 'initial', enforce: true } },
      },
    },
    plugins: [
      replaced(/^\.\/router$/, `${place}/router.mjs`),
      replaced(/^\.\/remotes\/prefetch$/, `${place}/prefetch.mjs`),
      new webpack.DefinePlugin({ 'process.env.GALLERY': '""' }),
      ...page(),
    ],
  });

const replaced = (request: RegExp, file: string) => new webpack.NormalModuleReplacementPlugin(request, fromRoot(file));

export async function buildOneBundle(folder: string, extent: Extent = 'home'): Promise<void> {
  const stats = await new Promise<webpack.Stats>((resolve, reject) => {
    webpack(configuration(folder, PLACES[extent]), (error, built) =>
      built ? resolve(built) : reject(error ?? new Error('webpack said nothing')),
    );
  });
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  cpSync(fromRoot('apps/shell/public'), folder, { recursive: true });
  // The web server answers 404 for paths that no remote owns.
  const all = { version: '1', requires: '*', paths: ['/', '/profile', '/pricing-calculator'], preload: [] };
  writeTable(folder, { all });
}
