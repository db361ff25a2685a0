import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface ProcessIdentity {
  readonly pid: number;
  readonly startedAt: string;
}

export function identityOf(pid: number): ProcessIdentity | undefined {
  const startedAt = process.platform === 'linux' ? startOnLinux(pid) : ask(pid, 'lstart=');
  return startedAt ? { pid, startedAt } : undefined;
}

export const isRunning = ({ pid, startedAt }: ProcessIdentity): boolean => identityOf(pid)?.startedAt === startedAt;

export function commandOf(pid: number): string {
  if (process.platform !== 'linux') return ask(pid, 'command=');
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

/** Start time in ticks since boot. Empty for zombies. */
function startOnLinux(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command name, in parentheses, may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? '' : (fields[19] ?? '');
  } catch {
    return '';
  }
}

function ask(pid: number, what: string): string {
  try {
    return execFileSync('ps', ['-p', String(pid), '-o', what], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return '';
  }
}
