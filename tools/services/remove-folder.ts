import { rmSync } from 'node:fs';

/** Retries while a process that is ending still writes there. */
export const removeFolder = (folder: string): void =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
