import type {} from './provided.ts';

const taken = globalThis.casewrightBundlerRuntime;

/** In a remote: the shell's functions, and a state of its own. It would carry 5 kB of the same otherwise. */
export default {
  ...taken,
  // Not the shell's `init`, which knows the shell as the one that is built with it.
  runtime: { ...taken.runtime, init: taken.runtime.createInstance },
  bundlerRuntime: { ...taken.bundlerRuntime, S: {} },
  instance: undefined,
  initOptions: undefined,
  bundlerRuntimeOptions: {},
};
