import { cpSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import { merge } from 'webpack-merge';
import { base } from '../../webpack/base.ts';
import { writeTable } from '../../build/site.ts';
import { fromRoot } from '../../webpack/from-root.ts';
import { page } from '../../webpack/shell.ts';

/** Which pages it has: the home page alone, or dashboard and calculator as well, each a lazy chunk. */
type Extent = 'home' | 'with-areas';

const PLACES: Readonly<Record<Extent, string>> = {
  home: 'tools/bench/one-bundle',
  'with-areas': 'tools/bench/one-bundle/with-areas',
};

/** Shell and pages as one application, with the loaders, minifier and split of the real ones but without federation. */
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

/** Puts a site into `folder` that any web server can hand out. */
export async function buildOneBundle(folder: string, extent: Extent = 'home'): Promise<void> {
  const stats = await new Promise<webpack.Stats>((resolve, reject) => {
    webpack(configuration(folder, PLACES[extent]), (error, built) =>
      built ? resolve(built) : reject(error ?? new Error('webpack said nothing')),
    );
  });
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  cpSync(fromRoot('apps/shell/public'), folder, { recursive: true });
  // The web server answers 404 where no remote may have a page.
  const all = { version: '1', requires: '*', paths: ['/', '/profile', '/pricing-calculator'], preload: [] };
  writeTable(folder, { all });
}
