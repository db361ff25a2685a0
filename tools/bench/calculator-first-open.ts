import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../services/free-port.ts';
import { removeOnExit } from '../services/guard.ts';
import { startWebServer } from '../web-server/web-server.ts';
import { median, type Outcome } from './compare.ts';
import { buildOneBundle } from './one-bundle/build.ts';
import { followed, observePaint } from './painted.ts';
import { type Surroundings, withSellerInBrowser } from './seller-in-browser.ts';
import { SLOW_4G, watchTraffic } from './slow-line.ts';

const ROUNDS = 9;
const AT_MOST = { cold: 1.5, hovered: 1.05 };
type Way = keyof typeof AT_MOST;
const WAYS: Readonly<Record<Way, string>> = { cold: 'clicked at once', hovered: 'after hovering' };

/** Long enough for the shell's table of remotes to become stale. */
const LOOKED_AT_MS = 60_000;

type Arm = 'ours' | 'one';

/** From the click in the dashboard until the first question is painted, compared with a lazy chunk of one bundle. */
export async function calculatorFirstOpen(): Promise<Outcome[]> {
  const site = mkdtempSync(join(tmpdir(), 'casewright-one-bundle-'));
  const release = removeOnExit(site);
  try {
    await buildOneBundle(site, 'with-areas');
    return await withSellerInBrowser(async (here) => {
      const web = await startWebServer({ port: await freePort(), site, apiUrl: here.apiUrl });
      try {
        return await compare(here, { ours: here.productUrl, one: web.url });
      } finally {
        await web.stop();
      }
    });
  } finally {
    rmSync(site, { recursive: true, force: true });
    release();
  }
}

async function compare(here: Surroundings, urls: Readonly<Record<Arm, string>>): Promise<Outcome[]> {
  const rounds: Record<Way, Record<Arm, number>[]> = { cold: [], hovered: [] };
  // Warm-up.
  for (let round = -1; round < ROUNDS; round++) {
    for (const way of ['cold', 'hovered'] as const) {
      const times: Record<Arm, number> = { ours: 0, one: 0 };
      for (const arm of round % 2 === 0 ? (['ours', 'one'] as const) : (['one', 'ours'] as const)) {
        times[arm] = await open(here, urls[arm], way);
      }
      if (round >= 0) rounds[way].push(times);
    }
  }
  return (['cold', 'hovered'] as const).map((way) => outcomeOf(way, rounds[way]));
}

function outcomeOf(way: Way, rounds: readonly Readonly<Record<Arm, number>>[]): Outcome {
  const ratios = rounds.map(({ ours, one }) => ours / one);
  const ratio = median(ratios);
  const middle = (arm: Arm) => Math.round(median(rounds.map((times) => times[arm])));
  const spread = `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`;
  return {
    title: `first open of the calculator on slow 4G, ${WAYS[way]} ÷ as a chunk of one bundle`,
    ratio,
    limit: `≤ ${AT_MOST[way]}`,
    met: ratio <= AT_MOST[way],
    detail: `${middle('ours')} ms against ${middle('one')} ms, ${spread} over ${rounds.length} rounds`,
  };
}

/** The cache holds only what the dashboard needed. */
async function open({ browser, cookies }: Surroundings, url: string, way: Way): Promise<number> {
  const context = await browser.newContext();
  try {
    await context.addCookies(cookies);
    await observePaint(context);
    const page = await context.newPage();
    const settled = watchTraffic(page);
    await page.goto(`${url}/profile`);
    const link = page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Pricing Calculator' });
    await link.waitFor();
    await settled();
    await page.evaluate((ms) => {
      const { now } = Date;
      Date.now = () => now() + ms;
    }, LOOKED_AT_MS);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
    if (way === 'hovered') {
      await link.hover();
      await settled();
    }
    // Click without moving the pointer, which would prefetch.
    return await link.evaluate(followed, 'Tell us about your prospect opportunity.');
  } finally {
    await context.close();
  }
}
