import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { temporaryFolder } from '../services/temporary-folder.ts';
import { type Product, startProduct } from '../start/product.ts';
import { silentProgress } from '../start/progress.ts';
import { settingsFrom } from '../start/settings.ts';
import { State } from '../start/state.ts';

export interface ThrowAwayProduct {
  readonly product: Product;
  /** What journeys are told: where everything is, and the password of the demo accounts. */
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/**
 * The whole product on free ports with data of its own: nothing of a running `npm start` is touched.
 * `env` names parts that stand elsewhere, as for `npm start`.
 */
export async function startThrowAwayProduct(env: NodeJS.ProcessEnv = {}): Promise<ThrowAwayProduct> {
  const folder = temporaryFolder('product');
  const state = new State(folder);
  await state.claim();
  const settings = settingsFrom({ ...env, PORT: String(await threeFreePorts()) });
  const { ready, stop } = startProduct({ settings, state, progress: silentProgress });
  const product = await ready;
  return {
    product,
    env: {
      PRODUCT_URL: product.url,
      INBOX_URL: product.parts.mail.what,
      PAYMENTS_URL: product.parts.payments.what,
      DEMO_PASSWORD: product.demoPassword ?? '',
      CASEWRIGHT_STATE: folder,
      SITE: state.place('site'),
      ...product.parts.database.env,
    },
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const FIRST_PRIVATE_PORT = 20_000;
const PORTS = 20_000;
const TRIES = 100;

/** The first of three ports in a row on which nobody listens. */
export async function threeFreePorts(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries++) {
    const port = FIRST_PRIVATE_PORT + Math.floor(Math.random() * PORTS);
    if ((await Promise.all([port, port + 1, port + 2].map(isFree))).every(Boolean)) return port;
  }
  throw new Error('No three free ports in a row.');
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, 'localhost', () => probe.close(() => resolve(true)));
  });
