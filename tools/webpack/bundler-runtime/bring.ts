import federation from 'bundler-runtime';
import { initContainerEntry } from 'bundler-runtime/container-entry';
import type {} from './provided.ts';

/** The shell's runtime, shared with remotes, plus the one part that only remotes need. */
globalThis.casewrightBundlerRuntime = {
  ...federation,
  bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
};

export default federation;
