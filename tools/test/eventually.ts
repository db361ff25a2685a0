import { setTimeout as pause } from 'node:timers/promises';
import { waitDeadlineMs } from './deadline.ts';

const LOOK_EVERY_MS = 50;

export async function eventually<Found>(what: string, look: () => Promise<Found | undefined>): Promise<Found> {
  const deadline = Date.now() + waitDeadlineMs();
  while (Date.now() < deadline) {
    const found = await look().catch(() => undefined);
    if (found !== undefined) return found;
    await pause(LOOK_EVERY_MS);
  }
  throw new Error(`Waited in vain for ${what}.`);
}

export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  await eventually(holds.toString(), async () => (await holds()) || undefined);
}
