import { existsSync } from 'node:fs';
import { installPackage, mayInstallPackages } from '../services/debian-package.ts';

/** Chromium without windows draws the same pages, and is done with the journeys in two thirds of the time. */
const WITHOUT_WINDOWS = 'chromium-headless-shell';
const PLACES = [
  `/usr/bin/${WITHOUT_WINDOWS}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** A Chromium of this machine, or Debian's when this user may install it. */
export function findChromium(say: (line: string) => void): { readonly program: string } | { readonly missing: string } {
  const found = process.env['CHROMIUM'] ?? PLACES.find(existsSync);
  if (found) return { program: found };
  if (!mayInstallPackages()) {
    return {
      missing: 'The journeys need Chromium. Install it, and name it by CHROMIUM=/path/to/chromium if it is not found.',
    };
  }
  say(`  … installing ${WITHOUT_WINDOWS}`);
  try {
    installPackage(WITHOUT_WINDOWS);
  } catch (error) {
    return { missing: `The journeys need Chromium, and apt-get could not install it: ${String(error)}` };
  }
  return { program: `/usr/bin/${WITHOUT_WINDOWS}` };
}
