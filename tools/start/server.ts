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
  /** Goes on with the programs in another folder, in which they were just built. */
  restartFrom(folder: string): Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Where Nx puts the server's programs. */
const BUILT = fromRoot('dist/api');
/** While developing, nobody waits for requests that are on their way. */
const IMPATIENCE_MS = 50;

/** Brings the database up to date. */
export const migrate = (env: NodeJS.ProcessEnv): Promise<string> =>
  once('The database migration', [join(BUILT, 'migrate.js')], env);

/** The accounts that the table names; never in production. */
export async function makeDemoAccounts(env: NodeJS.ProcessEnv, { demoPassword }: Secrets): Promise<void> {
  await once('Creating the demo accounts', [join(BUILT, 'cli.js'), 'demo-accounts'], {
    ...env,
    DEMO_PASSWORD: demoPassword,
  });
}

/** API and worker: programs of their own on private ports, started again when they break down. */
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
    // It answers nothing else, and this last of all.
    isReady: () => answers(`http://127.0.0.1:${workerMetrics}/metrics`),
  });
  const programs = [api, worker];
  const stop = async () => {
    await Promise.all(programs.map((program) => program.stop()));
  };
  const start = async (timeoutMs?: number) => {
    // All, whatever becomes of one: who starts them again after a failure must not meet another still on its way.
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
      await start(IMPATIENCE_MS);
    },
  };
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

export const isBuilt = (program: string): boolean => existsSync(join(BUILT, `${program}.js`));
