import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { lock } from 'proper-lockfile';

/** A lock that was not renewed for as long was left by a ship that was killed. */
const STALE_MS = 60_000;

/** Each publication into a site starts from what the one before wrote, whichever process runs it. */
export async function oneAtATime<Result>(site: string, publish: () => Promise<Result> | Result): Promise<Result> {
  mkdirSync(dirname(site), { recursive: true });
  const unlock = await lock(site, {
    realpath: false,
    stale: STALE_MS,
    retries: { forever: true, minTimeout: 100, maxTimeout: 1000 },
  });
  try {
    return await publish();
  } finally {
    await unlock();
  }
}
