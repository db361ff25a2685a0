import type {} from './provided.ts';

const taken = globalThis.casewrightBundlerRuntime;

/** A remote's runtime: the shell's functions with its own state. Saves 5 kB per remote. */
export default {
  ...taken,
  // Not the shell's `init`, which is bound to the shell.
  runtime: { ...taken.runtime, init: taken.runtime.createInstance },
  bundlerRuntime: { ...taken.bundlerRuntime, S: {} },
  instance: undefined,
  initOptions: undefined,
  bundlerRuntimeOptions: {},
};
