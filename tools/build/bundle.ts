import { cpSync, existsSync } from 'node:fs';
import webpack, { type Configuration } from 'webpack';
import { fromRoot } from '../webpack/from-root.ts';
import { staticConfiguration } from '../webpack/static.ts';
import { configurationOf } from './configuration.ts';

/** Builds one application into `dist/<name>`: `node tools/build/bundle.ts <name>`. Nobody sees it before it is shipped. */
const [app] = process.argv.slice(2);
if (!app) throw new Error('Which application? node tools/build/bundle.ts <name>');

for (const configuration of [await configurationOf(app), staticConfiguration(app)]) {
  if (configuration) await build(configuration);
}

const unbundled = fromRoot(`apps/${app}/public`);
if (existsSync(unbundled)) cpSync(unbundled, fromRoot(`dist/${app}`), { recursive: true });

async function build(configuration: Configuration): Promise<void> {
  const stats = await new Promise<webpack.Stats>((resolve, reject) => {
    webpack(configuration, (error, built) =>
      built ? resolve(built) : reject(error ?? new Error('webpack said nothing')),
    );
  });
  if (stats.hasErrors() || stats.hasWarnings()) console.error(stats.toString('errors-warnings'));
  if (stats.hasErrors()) process.exit(1);
}
