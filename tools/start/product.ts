import { pathToFileURL } from 'node:url';
import { publish } from '../build/publish.ts';
import { freePort } from '../services/free-port.ts';
import { startWebServer, type WebServer } from '../web-server/web-server.ts';
import { buildWhatChanged } from './build.ts';
import { type Part, startDatabase, startMail, startPayments, startQueue } from './parts.ts';
import { refuseTakenPorts } from './ports.ts';
import type { Progress } from './progress.ts';
import { Refusal } from './refusal.ts';
import { isBuilt, makeDemoAccounts, migrate, type Server, startServer } from './server.ts';
import type { Settings } from './settings.ts';
import type { State } from './state.ts';

export interface Product {
  readonly url: string;
  readonly parts: Readonly<Record<'database' | 'queue' | 'mail' | 'payments', Part>>;
  readonly demoPassword: string | undefined;
  readonly server: Server;
  readonly web: WebServer;
  /** Stops everything in reverse order. Can be called at any time and repeatedly. */
  readonly stop: () => Promise<void>;
}

export interface StartingProduct {
  readonly ready: Promise<Product>;
  readonly stop: () => Promise<void>;
}

interface ProductOptions {
  readonly settings: Settings;
  readonly state: State;
  readonly progress: Progress;
  /** Whether open pages reload on request. */
  readonly watched?: boolean;
}

export function startProduct(options: ProductOptions): StartingProduct {
  const stops: (() => Promise<void>)[] = [];
  let ended: Promise<void> | undefined;
  const stop = () => (ended ??= endAll(stops, options.state));

  /** Registers a part for `stop`; stops it at once if `stop` was already called. */
  const track = async <Started extends { stop?(): Promise<void> }>(starting: Promise<Started>): Promise<Started> => {
    const started = await starting;
    if (ended) {
      await started.stop?.();
      throw new Refusal('Stopped before it was ready.');
    }
    stops.push(async () => started.stop?.());
    return started;
  };

  const ready = run(options, track).then(
    (product) => ({ ...product, stop }),
    async (error: unknown) => {
      await stop();
      throw error;
    },
  );
  return { ready, stop };
}

type Track = <Started extends { stop?(): Promise<void> }>(starting: Promise<Started>) => Promise<Started>;

async function run(
  { settings, state, progress, watched }: ProductOptions,
  track: Track,
): Promise<Omit<Product, 'stop'>> {
  await refuseTakenPorts(portsOf(settings));
  const secrets = state.secrets();
  const publicUrl = settings.publicUrl ?? `http://localhost:${settings.port}`;
  const webhookUrl = `http://localhost:${settings.port}/api/stripe/webhook`;

  const database = await track(startDatabase(state, settings, progress));
  const building = progress.step('Build', buildWhatChanged, (changed) => changed);
  // Awaited below; prevents an unhandled rejection if another part fails first.
  building.catch(() => {});
  const queue = await track(startQueue(state, settings, progress));
  const mail = await track(startMail(state, settings, progress));
  const payments = await track(startPayments(state, settings, secrets, webhookUrl, progress));
  await building;

  const serverEnv = {
    NODE_ENV: settings.isProduction ? 'production' : 'development',
    HOST: '127.0.0.1',
    PUBLIC_URL: publicUrl,
    APP_SECRET: settings.appSecret ?? secrets.appSecret,
    FILES_URL: settings.filesUrl ?? pathToFileURL(state.place('files')).href,
    // Overrides the shell's environment, which the settings already account for.
    REDIS_URL: '',
    DATABASE_OWNER_URL: '',
    ...database.env,
    ...queue.env,
    ...mail.env,
    ...payments.env,
  };
  const env = { ...process.env, ...serverEnv };
  state.tellServer(serverEnv);
  await progress.step('Database up to date', () => migrate({ ...env, DATABASE_OWNER_URL: database.ownerUrl }));
  const hasDemo = !settings.isProduction && isBuilt('cli');
  if (hasDemo) await progress.step('Demo accounts', () => makeDemoAccounts(env, secrets));

  const apiPort = await freePort();
  const server = await track(progress.step('API and worker', () => startServer(state, env, apiPort, progress)));
  const site = state.place('site');
  await progress.step('Pages published', () => publish(site, publicUrl));
  const web = await track(
    startWebServer({ port: settings.port, site, apiUrl: server.apiUrl, ...(watched && { watched }) }),
  );
  return {
    url: publicUrl,
    parts: { database, queue, mail, payments },
    demoPassword: hasDemo ? secrets.demoPassword : undefined,
    server,
    web,
  };
}

const portsOf = ({ port, inboxPort, paymentsPort, smtpUrl, stripe }: Settings): Map<number, string> =>
  new Map([
    [port, 'product'],
    ...(smtpUrl ? [] : ([[inboxPort, 'inbox']] as const)),
    ...(stripe ? [] : ([[paymentsPort, 'payments']] as const)),
  ]);

async function endAll(stops: (() => Promise<void>)[], state: State): Promise<void> {
  for (const stop of stops.reverse()) await stop().catch(() => {});
  state.release();
}
