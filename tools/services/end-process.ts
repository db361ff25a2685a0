import { setTimeout as pause } from 'node:timers/promises';
import { isRunning, type ProcessIdentity } from './process-identity.ts';

const POLL_MS = 25;

/** Asks a process to end, waits, and in the end insists. */
export async function endProcess(who: ProcessIdentity, signal: NodeJS.Signals, patienceMs: number): Promise<void> {
  send(who, signal);
  if (await isGone(who, patienceMs)) return;
  send(who, 'SIGKILL');
  await isGone(who, patienceMs);
}

function send(who: ProcessIdentity, signal: NodeJS.Signals): void {
  if (!isRunning(who)) return;
  try {
    process.kill(who.pid, signal);
  } catch {
    // It ended meanwhile, or belongs to somebody else.
  }
}

async function isGone(who: ProcessIdentity, patienceMs: number): Promise<boolean> {
  const deadline = Date.now() + patienceMs;
  while (isRunning(who) && Date.now() < deadline) await pause(POLL_MS);
  return !isRunning(who);
}
