import { setTimeout as pause } from 'node:timers/promises';
import { isRunning, type ProcessIdentity } from './process-identity.ts';

const POLL_MS = 25;

/** Sends `signal`, waits, then kills. `withGroup`: includes its process group. */
export async function endProcess(
  who: ProcessIdentity,
  signal: NodeJS.Signals,
  timeoutMs: number,
  withGroup = false,
): Promise<void> {
  send(who, signal, withGroup);
  if (await isGone(who, timeoutMs)) return;
  send(who, 'SIGKILL', withGroup);
  await isGone(who, timeoutMs);
}

function send(who: ProcessIdentity, signal: NodeJS.Signals, withGroup: boolean): void {
  if (!isRunning(who)) return;
  try {
    process.kill(withGroup ? -who.pid : who.pid, signal);
  } catch {
    // It has ended, or the pid was reused.
  }
}

async function isGone(who: ProcessIdentity, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (isRunning(who) && Date.now() < deadline) await pause(POLL_MS);
  return !isRunning(who);
}
