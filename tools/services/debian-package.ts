import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const TIMEOUT_MS = 5 * 60_000;

/** Whether Debian's packages can be had on this machine, by this user. */
export const mayInstallPackages = (): boolean => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/**
 * Installs one of Debian's packages, and starts nothing.
 * @throws when apt-get could not, or is not done in time
 */
export function installPackage(name: string): void {
  const options = {
    stdio: 'ignore',
    timeout: TIMEOUT_MS,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  } as const;
  execFileSync('apt-get', ['update'], options);
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', name], options);
}
