import { fromRoot } from '../webpack/from-root.ts';

/** Message of the watcher to its parent after each build. */
export interface Built {
  readonly name: string;
  /** When the built change was saved, as `Date.now()`; absent for the first build. */
  readonly savedAt?: number;
  /** Absent if the build succeeded. */
  readonly errors?: string;
}

export const watchedFolder = (name: string): string => fromRoot(`dist/watched/${name}`);
