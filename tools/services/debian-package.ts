import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const TIMEOUT_MS = 5 * 60_000;

export const mayInstallPackages = (): boolean => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/** Installs a Debian package without starting services. @throws on failure or timeout */
export function installPackage(name: string): void {
  const options = {
    stdio: 'ignore',
    timeout: TIMEOUT_MS,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  } as const;
  execFileSync('apt-get', ['update'], options);
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', name], options);
}
