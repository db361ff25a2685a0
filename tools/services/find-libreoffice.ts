import { existsSync } from 'node:fs';
import { installPackage, mayInstallPackages } from './debian-package.ts';

const PROGRAM = '/usr/bin/soffice';

/** LibreOffice's Calc of this machine, or Debian's when this user may install it; undefined where neither is. */
export function findLibreOffice(): string | undefined {
  if (!existsSync(PROGRAM) && mayInstallPackages()) installPackage('libreoffice-calc-nogui');
  return existsSync(PROGRAM) ? PROGRAM : undefined;
}
