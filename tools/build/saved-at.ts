import type { Compiler as NodeCompiler } from '@rspack/core';
import type { Compiler as BrowserCompiler } from 'webpack';

export type WatchedCompiler = BrowserCompiler | NodeCompiler;

/** When the change was saved that started the current build; undefined for the first build. */
export function savedAt(compiler: WatchedCompiler): () => number | undefined {
  let began: number | undefined;
  let noticed: number | undefined;
  let saved: number | undefined;
  compiler.hooks.invalid.tap('savedAt', (_, changed) => {
    // Moved files have older times, and removed ones none.
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
