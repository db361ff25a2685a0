import { existsSync } from 'node:fs';
import { installPackage, mayInstallPackages } from '../services/debian-package.ts';

/** Needs two thirds of the full browser's CPU time for the same pages. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const HEADLESS_SHELL_PROGRAM = `/usr/bin/${HEADLESS_SHELL}`;
const FULL_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The headless shell, installed if possible; else any installed Chromium. */
export function findChromium(say: (line: string) => void): { readonly program: string } | { readonly missing: string } {
  const named = process.env['CHROMIUM'];
  if (named) return { program: named };
  if (existsSync(HEADLESS_SHELL_PROGRAM)) return { program: HEADLESS_SHELL_PROGRAM };
  const refusal = mayInstallPackages() ? installHeadlessShell(say) : 'it may not be installed by this user';
  if (!refusal) return { program: HEADLESS_SHELL_PROGRAM };
  const other = FULL_BROWSERS.find(existsSync);
  if (other) return { program: other };
  return { missing: `The journeys need ${HEADLESS_SHELL} (${refusal}), or CHROMIUM=/path/to/chromium.` };
}

/** @returns the reason if it could not be installed */
function installHeadlessShell(say: (line: string) => void): string | undefined {
  say(`  … installing ${HEADLESS_SHELL}`);
  try {
    installPackage(HEADLESS_SHELL);
    return undefined;
  } catch (error) {
    return String(error);
  }
}
