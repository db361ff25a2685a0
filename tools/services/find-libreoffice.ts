import { existsSync } from 'node:fs';
import { installPackage, mayInstallPackages } from './debian-package.ts';

const PROGRAM = '/usr/bin/soffice';

/** The installed LibreOffice Calc, or Debian's package if it may be installed. */
export function findLibreOffice(): string | undefined {
  if (!existsSync(PROGRAM) && mayInstallPackages()) installPackage('libreoffice-calc-nogui');
  return existsSync(PROGRAM) ? PROGRAM : undefined;
}
