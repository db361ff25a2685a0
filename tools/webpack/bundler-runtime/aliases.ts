import { fromRoot } from '../from-root.ts';

const dist = fromRoot('node_modules/@module-federation/webpack-bundler-runtime/dist');
/** File that the federation plugin imports by its path. */
const imported = `${dist}/bundler.js$`;

const core = fromRoot('node_modules/@module-federation/runtime-core/dist');
const leftOut = fromRoot('tools/webpack/bundler-runtime/left-out.ts');

/**
 * Replaces the plugin's `provideExternalRuntime` and `externalRuntime`, which share less: with them (2.9.2), a remote's
 * entry has 6.5 kB brotli instead of 2.6, and the shell 3.0 kB more.
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
