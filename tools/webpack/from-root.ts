import { fileURLToPath } from 'node:url';

export const fromRoot = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
