import { rmSync } from 'node:fs';

/** With all that is in it, also while a process that has just been ended still writes there. */
export const removeFolder = (folder: string): void =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
