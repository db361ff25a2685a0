import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { identityOf, type ProcessIdentity } from './process-identity.ts';

export interface GuardOrder {
  readonly id: string;
  readonly end?: { readonly who: ProcessIdentity; readonly signal: NodeJS.Signals; readonly withGroup: boolean };
  readonly remove?: string;
}

let guard: ChildProcess | undefined;
let orders = 0;

/** Ends the process `pid` when this process ends, even by kill -9. @returns a function that cancels it */
export function endOnExit(
  pid: number,
  { signal = 'SIGTERM', withGroup = false }: { signal?: NodeJS.Signals; withGroup?: boolean } = {},
): () => void {
  const who = identityOf(pid);
  return who ? give({ end: { who, signal, withGroup } }) : () => {};
}

/** Removes a file or folder when this process ends. @returns a function that cancels it */
export const removeOnExit = (path: string): (() => void) => give({ remove: path });

function give(order: Omit<GuardOrder, 'id'>): () => void {
  const id = String(orders++);
  write({ id, ...order });
  return () => write({ id, done: true });
}

function write(order: GuardOrder & { done?: true }): void {
  guard ??= start();
  guard.stdin?.write(`${JSON.stringify(order)}\n`);
}

function start(): ChildProcess {
  const program = fileURLToPath(new URL('guard-process.ts', import.meta.url));
  // Own process group, so that Ctrl-C does not reach it.
  const child = spawn(process.execPath, [program], { stdio: ['pipe', 'ignore', 'ignore'], detached: true, cwd: '/' });
  child.unref();
  child.stdin.on('error', () => (guard = undefined));
  (child.stdin as unknown as { unref(): void }).unref();
  return child;
}
