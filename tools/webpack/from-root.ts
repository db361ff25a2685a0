import { fileURLToPath } from 'node:url';

/** The place of `path`, which is told from the top of the workspace. */
export const fromRoot = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
