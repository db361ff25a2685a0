import { freePort } from '../services/free-port.ts';
import { removeFolder } from '../services/remove-folder.ts';
import { temporaryFolder } from '../services/temporary-folder.ts';
import { type Product, startProduct } from '../start/product.ts';
import { silentProgress } from '../start/progress.ts';
import { PORTS, settingsFrom } from '../start/settings.ts';
import { State } from '../start/state.ts';

export interface TemporaryProduct {
  readonly product: Product;
  /** Environment of the journeys: addresses and the demo accounts' password. */
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** A product on free ports with its own data. `env` names external parts, as for `npm start`. */
export async function startTemporaryProduct(env: NodeJS.ProcessEnv = {}): Promise<TemporaryProduct> {
  const folder = temporaryFolder('product');
  const state = new State(folder);
  await state.claim();
  const settings = settingsFrom({ ...env, PORT: String(await freePort(PORTS)) });
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
      removeFolder(folder);
    },
  };
}
