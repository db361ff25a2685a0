// Resolved by webpack (`aliases.ts`), since the package exports neither.
declare module 'bundler-runtime' {
  const federation: import('./provided.ts').BundlerRuntime;
  export default federation;
}
declare module 'bundler-runtime/container-entry' {
  export const initContainerEntry: unknown;
}
