import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../services/free-port.ts';
import { fromRoot } from '../webpack/from-root.ts';
import { once } from './once.ts';
import { Program } from './program.ts';
import type { Progress } from './progress.ts';
import type { Secrets, State } from './state.ts';

export interface Server {
  readonly apiUrl: string;
  restartFrom(folder: string): Promise<void>;
  readonly stop: () => Promise<void>;
}

const BUILT = fromRoot('dist/api');
/** In development, requests in flight need not finish. */
const DEV_SHUTDOWN_TIMEOUT_MS = 50;

export const migrate = (env: NodeJS.ProcessEnv): Promise<string> =>
  once('The database migration', [join(BUILT, 'migrate.js')], env);

/** Creates the demo accounts. Never in production. */
export async function makeDemoAccounts(env: NodeJS.ProcessEnv, { demoPassword }: Secrets): Promise<void> {
  await once('Creating the demo accounts', [join(BUILT, 'cli.js'), 'demo-accounts'], {
    ...env,
    DEMO_PASSWORD: demoPassword,
  });
}

export async function startServer(
  state: State,
  env: NodeJS.ProcessEnv,
  apiPort: number,
  { say }: Progress,
): Promise<Server> {
  let folder = BUILT;
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  const common = { onStart: (pid: number) => state.note(pid), say };
  const log = (name: string) => join(state.place('logs'), `${name}.log`);
  const [apiMetrics, workerMetrics] = [await freePort(), await freePort()];
  const withPorts = (port: number, metrics: number) => ({
    ...env,
    PORT: String(port),
    METRICS_PORT: String(metrics),
  });

  const api = new Program({
    ...common,
    name: 'API',
    file: () => join(folder, 'main.js'),
    env: withPorts(apiPort, apiMetrics),
    log: log('api'),
    isReady: () => answers(`${apiUrl}/api/health/live`),
  });
  const worker = new Program({
    ...common,
    name: 'worker',
    file: () => join(folder, 'worker.js'),
    env: withPorts(0, workerMetrics),
    log: log('worker'),
    // Its only endpoint, available last.
    isReady: () => answers(`http://127.0.0.1:${workerMetrics}/metrics`),
  });
  const programs = [api, worker];
  const stop = async () => {
    await Promise.all(programs.map((program) => program.stop()));
  };
  const start = async (timeoutMs?: number) => {
    // Wait for all, even if one fails, so that a retry does not meet a program that is still starting.
    const started = await Promise.allSettled(
      programs.map(async (program) => {
        await program.stop(timeoutMs);
        await program.start();
      }),
    );
    for (const one of started) if (one.status === 'rejected') throw one.reason;
  };

  try {
    await start();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    apiUrl,
    stop,
    restartFrom: async (built) => {
      folder = built;
      await start(DEV_SHUTDOWN_TIMEOUT_MS);
    },
  };
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

export const isBuilt = (program: string): boolean => existsSync(join(BUILT, `${program}.js`));
