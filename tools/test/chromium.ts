import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

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
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) {
    return {
      missing: 'The journeys need Chromium. Install it, and name it by CHROMIUM=/path/to/chromium if it is not found.',
    };
  }
  say(`  … installing ${WITHOUT_WINDOWS}`);
  try {
    const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    execFileSync('apt-get', ['update'], quiet);
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', WITHOUT_WINDOWS], quiet);
  } catch (error) {
    return { missing: `The journeys need Chromium, and apt-get could not install it: ${String(error)}` };
  }
  return { program: `/usr/bin/${WITHOUT_WINDOWS}` };
}
