import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Where a server for the queue comes from, or why there is none. */
export type RedisProgram = { readonly program: string } | { readonly missing: string };

/** A server on PATH, else Debian's package when this user may install it. */
export function findRedis(say: (line: string) => void = () => {}): RedisProgram {
  const found = onPath();
  if (found) return { program: found };
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) {
    return { missing: 'no redis-server or valkey-server on PATH, and this user may not install one' };
  }
  say('installing redis-server');
  try {
    const quiet = {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    } as const;
    execFileSync('apt-get', ['update'], quiet);
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'redis-server'], quiet);
  } catch (error) {
    return { missing: `apt-get could not install redis-server (${String(error)})` };
  }
  const installed = onPath();
  return installed ? { program: installed } : { missing: 'redis-server was installed but is not on PATH' };
}

const onPath = (): string | undefined =>
  ['redis-server', 'valkey-server'].find((program) => spawnSync(program, ['--version']).status === 0);
