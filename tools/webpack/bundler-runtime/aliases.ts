import { fromRoot } from '../from-root.ts';

const dist = fromRoot('node_modules/@module-federation/webpack-bundler-runtime/dist');
const imported = `${dist}/bundler.js$`;

const core = fromRoot('node_modules/@module-federation/runtime-core/dist');
const leftOut = fromRoot('tools/webpack/bundler-runtime/left-out.ts');

/** Shares more than the plugin's `externalRuntime`: an entry has 2.6 kB, not 6.5 (2.9.2), and the shell 3.0 kB less. */
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
