import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { freePort } from '../services/free-port.ts';
import { removeOnExit } from '../services/guard.ts';
import { findChromium } from '../test/chromium.ts';
import { startTemporaryProduct } from '../test/temporary-product.ts';
import { startWebServer, type WebServer } from '../web-server/web-server.ts';
import { median, type Outcome } from './compare.ts';
import { buildOneBundle } from './one-bundle/build.ts';
import { CHROMIUM_ARGS, programOf } from './page-weight.ts';
import { followed, observePaint } from './painted.ts';
import { SLOW_4G, watchTraffic } from './slow-line.ts';

const ROUNDS = 7;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** CPU slowdown that Lighthouse uses for a phone. */
const PHONE_SLOWNESS = 4;
const AT_MOST = { unrendered: 0.35, one: 0.7, shift: 0.01, fonts: 2, clickMs: 100 };

type Arm = 'ours' | 'unrendered' | 'one';

interface Visit {
  readonly largestPaintMs: number;
  readonly shift: number;
  /** Fonts requested before the first paint. */
  readonly fonts: number;
}

/** Home page on a phone with a slow network: as published, without prerendering, and as one bundle. */
export async function publicPages(): Promise<Outcome[]> {
  const folder = mkdtempSync(join(tmpdir(), 'casewright-sites-'));
  const release = removeOnExit(folder);
  const running = await startTemporaryProduct();
  const servers: WebServer[] = [];
  const browser = await chromium.launch({ executablePath: programOf(findChromium(say)), args: CHROMIUM_ARGS });
  try {
    const { apiUrl } = running.product.server;
    const serve = async (site: string) => {
      const server = await startWebServer({ port: await freePort(), site, apiUrl });
      servers.push(server);
      return server.url;
    };
    const [unrendered, one] = [join(folder, 'unrendered'), join(folder, 'one')];
    cpSync(running.env['SITE'] ?? '', unrendered, { recursive: true, filter: (file) => !file.includes('.pages') });
    await buildOneBundle(one);
    const urls = { ours: running.product.url, unrendered: await serve(unrendered), one: await serve(one) };
    return [...(await firstVisits(browser, urls)), await click(browser, urls.ours)];
  } finally {
    await browser.close();
    for (const server of servers) await server.stop();
    await running.stop();
    rmSync(folder, { recursive: true, force: true });
    release();
  }
}

async function firstVisits(browser: Browser, urls: Readonly<Record<Arm, string>>): Promise<Outcome[]> {
  const rounds: Record<Arm, Visit>[] = [];
  // Warm-up.
  for (let round = -1; round < ROUNDS; round++) {
    const visits = {} as Record<Arm, Visit>;
    for (const arm of ['ours', 'unrendered', 'one'] as const) visits[arm] = await visit(browser, urls[arm]);
    if (round >= 0) rounds.push(visits);
  }
  const paint = (arm: Arm) => Math.round(median(rounds.map((visits) => visits[arm].largestPaintMs)));
  const against = (arm: 'unrendered' | 'one', what: string): Outcome => {
    const ratio = median(rounds.map((visits) => visits.ours.largestPaintMs / visits[arm].largestPaintMs));
    const detail = `${paint('ours')} ms against ${paint(arm)} ms over ${ROUNDS} rounds`;
    const title = `largest contentful paint of the home page on a phone with slow 4G ÷ ${what}`;
    return { title, ratio, limit: `≤ ${AT_MOST[arm]}`, met: ratio <= AT_MOST[arm], detail };
  };
  const worst = (of: 'shift' | 'fonts', title: string): Outcome => {
    const ratio = Math.max(...rounds.map(({ ours }) => ours[of]));
    return { title, ratio, limit: `≤ ${AT_MOST[of]}`, met: ratio <= AT_MOST[of], detail: `most of ${ROUNDS} visits` };
  };
  return [
    against('unrendered', 'without rendered pages'),
    against('one', 'as one bundle'),
    worst('shift', 'cumulative layout shift of the home page'),
    worst('fonts', 'fonts asked for before the first paint'),
  ];
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: PHONE_SLOWNESS });
    await page.addInitScript(watchPaints);
    const settled = watchTraffic(page);
    await page.goto(url);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await settled();
    return await page.evaluate(readPaints);
  } finally {
    await context.close();
  }
}

declare global {
  interface Window {
    seen: { largestPaintMs: number; shift: number };
  }
}

function watchPaints(): void {
  const seen = (window.seen = { largestPaintMs: 0, shift: 0 });
  const observe = (type: string, take: (entry: PerformanceEntry & { value: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => take(entry as never))).observe({
      type,
      buffered: true,
    });
  observe('largest-contentful-paint', ({ startTime }) => (seen.largestPaintMs = startTime));
  observe('layout-shift', ({ value }) => (seen.shift += value));
}

function readPaints(): Visit {
  const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const files = performance.getEntriesByType('resource');
  const fonts = files.filter(({ name, startTime }) => name.endsWith('.woff2') && startTime < first).length;
  return { ...window.seen, fonts };
}

/** From a click on a hovered link until the next page is painted. */
async function click(browser: Browser, url: string): Promise<Outcome> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) times.push(await clicked(browser, url));
  const ratio = median(times);
  return {
    title: 'ms from a click in the header to the next public page painted',
    ratio,
    limit: `≤ ${AT_MOST.clickMs}`,
    met: ratio <= AT_MOST.clickMs,
    detail: `${Math.round(Math.min(...times))}–${Math.round(Math.max(...times))} ms over ${ROUNDS} visits`,
  };
}

async function clicked(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext();
  try {
    await observePaint(context);
    const page = await context.newPage();
    const settled = watchTraffic(page);
    await page.goto(url);
    const link = page.getByRole('banner').getByRole('link', { name: 'Account Plans' });
    await settled();
    await link.hover();
    await settled();
    return await link.evaluate(followed, 'Account Plans');
  } finally {
    await context.close();
  }
}

const say = (line: string) => console.log(line);
