import { fromRoot } from '../from-root.ts';

const dist = fromRoot('node_modules/@module-federation/webpack-bundler-runtime/dist');
/** The file that federation's plugin imports by its place. */
const imported = `${dist}/bundler.js$`;

const core = fromRoot('node_modules/@module-federation/runtime-core/dist');
const leftOut = fromRoot('tools/webpack/bundler-runtime/left-out.ts');

/**
 * In place of the plugin's own `provideExternalRuntime` and `externalRuntime`, which share less of the runtime: with them
 * (2.9.2) each remote's entry is 6.5 kB brotli instead of 2.6, and the shell 3.0 kB heavier.
 */
export const bringBundlerRuntime = {
  [imported]: fromRoot('tools/webpack/bundler-runtime/bring.ts'),
  '@module-federation/error-codes$': fromRoot('tools/webpack/bundler-runtime/error-codes.ts'),
  [`${core}/plugins/snapshot/SnapshotHandler.js$`]: leftOut,
  [`${core}/utils/preload.js$`]: leftOut,
  [`${core}/utils/logger.js$`]: fromRoot('tools/webpack/bundler-runtime/logger.ts'),
  [`${core}/utils/semver/index.js$`]: fromRoot('tools/webpack/bundler-runtime/satisfy.ts'),
  [`${dist}/remotes.js$`]: leftOut,
  'bundler-runtime$': `${dist}/index.js`,
  'bundler-runtime/container-entry$': `${dist}/initContainerEntry.js`,
};

export const takeBundlerRuntime = { [imported]: fromRoot('tools/webpack/bundler-runtime/take.ts') };
