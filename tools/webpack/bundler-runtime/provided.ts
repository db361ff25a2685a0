/** The bundler runtime: shared functions, and state per container. */
export interface BundlerRuntime {
  readonly runtime: { readonly createInstance: (options: object) => unknown };
  readonly bundlerRuntime: object;
}

declare global {
  /** Set by the shell before remotes load. */
  var casewrightBundlerRuntime: BundlerRuntime;
}
