import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { freePort } from '../services/free-port.ts';
import { removeOnExit } from '../services/guard.ts';
import { findChromium } from '../test/chromium.ts';
import { startTemporaryProduct } from '../test/temporary-product.ts';
import { startWebServer } from '../web-server/web-server.ts';
import type { Outcome } from './compare.ts';
import { buildOneBundle } from './one-bundle/build.ts';

const AT_MOST = 1.2;
const REQUESTS_MORE = 2;
/** Kilobytes of brotli-compressed JavaScript on a first visit. */
const MAX_KB: Readonly<Record<string, number>> = { '/login': 150, '/pricing-calculator': 150 };
export const CHROMIUM_ARGS = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'];

interface Weight {
  /** Bytes of JavaScript, gzip per file. */
  readonly bytes: number;
  /** Bytes of JavaScript, brotli per file. */
  readonly brotliBytes: number;
  /** Requests for JavaScript. */
  readonly requests: number;
  /** All requests. */
  readonly all: number;
}

/** First visit of the home page, compared with one bundle of the same pages. */
export async function pageWeight(): Promise<Outcome[]> {
  const site = mkdtempSync(join(tmpdir(), 'casewright-one-bundle-'));
  const release = removeOnExit(site);
  await buildOneBundle(site);
  const running = await startTemporaryProduct();
  const { apiUrl } = running.product.server;
  const web = await startWebServer({ port: await freePort(), site, apiUrl });
  const browser = await chromium.launch({ executablePath: programOf(findChromium(say)), args: CHROMIUM_ARGS });
  try {
    const ours = await weigh(browser, running.product.url);
    const one = await weigh(browser, web.url);
    const pages: Outcome[] = [];
    for (const [path, limit] of Object.entries(MAX_KB)) {
      pages.push(ofPage(path, await weigh(browser, running.product.url, path), limit));
    }
    return [...outcomes(ours, one), ...pages];
  } finally {
    await browser.close();
    await web.stop();
    await running.stop();
    rmSync(site, { recursive: true, force: true });
    release();
  }
}

function outcomes(ours: Weight, one: Weight): Outcome[] {
  const ratio = ours.bytes / one.bytes;
  const more = ours.requests - one.requests;
  return [
    {
      title: "home page's JavaScript ÷ as one bundle",
      ratio,
      limit: `≤ ${AT_MOST}`,
      met: ratio <= AT_MOST,
      detail: `${kilobytes(ours)} against ${kilobytes(one)}, gzip`,
    },
    {
      title: 'requests for it more than as one bundle',
      ratio: more,
      limit: `≤ ${REQUESTS_MORE}`,
      met: more <= REQUESTS_MORE,
      detail: `${ours.requests} against ${one.requests}; with styles, fonts and data ${ours.all} against ${one.all}`,
    },
  ];
}

function ofPage(path: string, { brotliBytes, requests }: Weight, limit: number): Outcome {
  const ratio = brotliBytes / 1000;
  return {
    title: `kB of JavaScript for a first visit of ${path}`,
    ratio,
    limit: `≤ ${limit}`,
    met: ratio <= limit,
    detail: `${requests} requests, brotli`,
  };
}

const kilobytes = ({ bytes }: Weight) => `${(bytes / 1000).toFixed(1)} kB`;

/** Measures until the network is idle; prefetching starts seconds later. */
async function weigh(browser: Browser, url: string, path = '/'): Promise<Weight> {
  const context = await browser.newContext();
  // Opts out of reporting, whose code would count.
  await context.addInitScript(() => (Math.random = () => 0.99));
  const page = await context.newPage();
  const scripts = new Map<string, readonly [gzip: number, brotli: number]>();
  const urls: string[] = [];
  page.on('response', (response) => {
    urls.push(response.url());
  });
  await page.goto(url + path, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const asked = new Set(urls.filter((address) => address.startsWith(url)));
  for (const address of asked) {
    if (!new URL(address).pathname.endsWith('.js')) continue;
    const file = await fetch(address);
    const content = await file.bytes();
    scripts.set(address, [gzipSync(content, { level: 9 }).length, brotliCompressSync(content).length]);
  }
  await context.close();
  const sum = (which: 0 | 1) => [...scripts.values()].reduce((total, sizes) => total + sizes[which], 0);
  return { bytes: sum(0), brotliBytes: sum(1), requests: scripts.size, all: asked.size };
}

const say = (line: string) => console.log(line);

export function programOf(found: ReturnType<typeof findChromium>): string {
  if ('missing' in found) throw new Error(found.missing);
  return found.program;
}
