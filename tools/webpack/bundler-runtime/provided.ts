/** What federation's bundler runtime is on a page: the same functions for every container, a state for each. */
export interface BundlerRuntime {
  readonly runtime: { readonly createInstance: (options: object) => unknown };
  readonly bundlerRuntime: object;
}

declare global {
  /** As the shell brought it, before any remote asks. */
  var casewrightBundlerRuntime: BundlerRuntime;
}
