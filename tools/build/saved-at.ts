import type { Compiler as NodeCompiler } from '@rspack/core';
import type { Compiler as BrowserCompiler } from 'webpack';

export type WatchedCompiler = BrowserCompiler | NodeCompiler;

/** Answers when the change was saved that the present build of `compiler` began with; nothing at its first. */
export function savedAt(compiler: WatchedCompiler): () => number | undefined {
  let began: number | undefined;
  let noticed: number | undefined;
  let saved: number | undefined;
  compiler.hooks.invalid.tap('savedAt', (_, changed) => {
    // A file that was moved here is older than its change, and one that was removed has no time.
    const isNew = began !== undefined && changed >= began;
    noticed ??= isNew ? changed : Date.now();
  });
  compiler.hooks.watchRun.tap('savedAt', () => {
    saved = began === undefined ? undefined : (noticed ?? Date.now());
    noticed = undefined;
    began = Date.now();
  });
  return () => saved;
}
