import { spawnSync } from 'node:child_process';
import { installPackage, mayInstallPackages } from './debian-package.ts';

export type RedisProgram = { readonly program: string } | { readonly missing: string };

/** Redis on PATH, else Debian's package if it may be installed. */
export function findRedis(say: (line: string) => void = () => {}): RedisProgram {
  const found = onPath();
  if (found) return { program: found };
  if (!mayInstallPackages()) {
    return { missing: 'no redis-server or valkey-server on PATH, and this user may not install one' };
  }
  say('installing redis-server');
  try {
    installPackage('redis-server');
  } catch (error) {
    return { missing: `apt-get could not install redis-server (${String(error)})` };
  }
  const installed = onPath();
  return installed ? { program: installed } : { missing: 'redis-server was installed but is not on PATH' };
}

const onPath = (): string | undefined =>
  ['redis-server', 'valkey-server'].find((program) => spawnSync(program, ['--version']).status === 0);
