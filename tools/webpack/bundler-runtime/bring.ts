import federation from 'bundler-runtime';
import { initContainerEntry } from 'bundler-runtime/container-entry';
import type {} from './provided.ts';

/** In the shell: its own, kept for the remotes, with the one part that only they need. */
globalThis.casewrightBundlerRuntime = {
  ...federation,
  bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
};

export default federation;
