import { fileURLToPath } from 'node:url';

/** Absolute path, from one relative to the root of the workspace. */
export const fromRoot = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
