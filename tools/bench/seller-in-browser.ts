import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../test/chromium.ts';
import { startThrowAwayProduct } from '../test/throw-away-product.ts';
import { CHROMIUM_ARGS, programOf } from './page-weight.ts';

export interface Surroundings {
  readonly browser: Browser;
  readonly productUrl: string;
  readonly apiUrl: string;
  /** Of the demo seller, who is verified. */
  readonly cookies: Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['cookies']>>;
}

/** The whole product, and a browser with the session of a seller. */
export async function withSellerInBrowser<Result>(work: (here: Surroundings) => Promise<Result>): Promise<Result> {
  const running = await startThrowAwayProduct();
  const { product, env } = running;
  const browser = await chromium.launch({
    executablePath: programOf(findChromium((line) => console.log(line))),
    args: CHROMIUM_ARGS,
  });
  try {
    const context = await browser.newContext();
    const answer = await context.request.post(`${product.url}/api/session`, {
      headers: { origin: product.url },
      data: { email: 'seller@northwind.example', password: env['DEMO_PASSWORD'] },
    });
    if (!answer.ok()) throw new Error(`signing in answered ${answer.status()}: ${await answer.text()}`);
    const cookies = await context.cookies();
    await context.close();
    return await work({ browser, productUrl: product.url, apiUrl: product.server.apiUrl, cookies });
  } finally {
    await browser.close();
    await running.stop();
  }
}
