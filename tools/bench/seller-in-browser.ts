import { type Browser, chromium } from '@playwright/test';
import pg from 'pg';
import { findChromium } from '../test/chromium.ts';
import { startTemporaryProduct } from '../test/temporary-product.ts';
import { CHROMIUM_ARGS, programOf } from './page-weight.ts';

export interface Surroundings {
  readonly browser: Browser;
  readonly productUrl: string;
  readonly apiUrl: string;
  /** Session of a verified demo account. */
  readonly cookies: Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['cookies']>>;
}

type Work<Result> = (here: Surroundings) => Promise<Result>;

/** Runs `work` with the whole product and a seller's session. @param sql inserts additional rows */
export const withSellerInBrowser = <Result>(work: Work<Result>, sql?: string): Promise<Result> =>
  withSession('seller@northwind.example', work, sql);

/** An admin's session, after the second step. */
export const withAdminInBrowser = <Result>(work: Work<Result>): Promise<Result> =>
  withSession('admin@casewright.example', work, 'update identity.sessions set mfa = true');

async function withSession<Result>(email: string, work: Work<Result>, sql?: string): Promise<Result> {
  const running = await startTemporaryProduct();
  const { product, env } = running;
  const browser = await chromium.launch({
    executablePath: programOf(findChromium((line) => console.log(line))),
    args: CHROMIUM_ARGS,
  });
  try {
    const context = await browser.newContext();
    const answer = await context.request.post(`${product.url}/api/session`, {
      headers: { origin: product.url },
      data: { email, password: env['DEMO_PASSWORD'] },
    });
    if (!answer.ok()) throw new Error(`signing in answered ${answer.status()}: ${await answer.text()}`);
    if (sql) await change(env['DATABASE_URL'], sql);
    const cookies = await context.cookies();
    await context.close();
    return await work({ browser, productUrl: product.url, apiUrl: product.server.apiUrl, cookies });
  } finally {
    await browser.close();
    await running.stop();
  }
}

async function change(databaseUrl: string | undefined, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(sql);
  await client.end();
}
