import { fromRoot } from '../webpack/from-root.ts';

/** What the watching process tells who started it, each time an application was built. */
export interface Built {
  readonly name: string;
  readonly seconds: number;
  /** Absent: the folder holds what is in the sources now. */
  readonly errors?: string;
}

/** Where `name` is built while it is watched. */
export const watchedFolder = (name: string): string => fromRoot(`dist/watched/${name}`);
