import { fromRoot } from '../webpack/from-root.ts';

/** What the watching process tells who started it, each time an application was built. */
export interface Built {
  readonly name: string;
  /** When the change was saved that this holds, as `Date.now()` counts; absent where nothing was changed. */
  readonly savedAt?: number;
  /** Absent: the folder holds what is in the sources now. */
  readonly errors?: string;
}

/** Where `name` is built while it is watched. */
export const watchedFolder = (name: string): string => fromRoot(`dist/watched/${name}`);
