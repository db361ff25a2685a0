import { type ChildProcess, execFileSync, spawn, type SpawnOptions } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createDatabase } from './create-database.ts';
import { endProcess } from './end-process.ts';
import { freePort } from './free-port.ts';
import { endOnExit, removeOnExit } from './guard.ts';
import { asUnprivilegedUser, makeOwnFolder, reachableFolder } from './unprivileged-user.ts';
import { postgresPrograms } from './postgres-programs.ts';
import { commandOf, identityOf } from './process-identity.ts';
import { removeFolder } from './remove-folder.ts';
import { exitOf, type Running, Service } from './service.ts';

export interface Postgres {
  readonly url: string;
  readonly urls: Readonly<Record<'owner' | 'application' | 'reader', string>>;
  readonly port: number;
  /** Restarts as after a crash: connections break, committed data is kept. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const ENDINGS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;
/** Longer than PostgreSQL waits for its own processes, which a kill would orphan. */
const SHUTDOWN_TIMEOUT_MS = 30_000;
const START_MS = 60_000;
const POLL_MS = 20;
const STATUS_LINE = 7;

export async function startTemporaryPostgres(): Promise<Postgres> {
  const data = reachableFolder(join(tmpdir(), `casewright-postgres-${process.pid}-${Date.now()}`));
  const release = removeOnExit(data);
  const server = await startPostgres({ data, durable: false });
  return {
    ...server,
    stop: async () => {
      await server.stop();
      removeFolder(data);
      release();
    },
  };
}

interface PostgresOptions {
  readonly say?: (line: string) => void;
  readonly data: string;
  /** Whether commits survive a power failure. Off in tests. */
  readonly durable: boolean;
}

export async function startPostgres({ data, durable, say = () => {} }: PostgresOptions): Promise<Postgres> {
  const programs = postgresPrograms();
  const port = await freePort();
  if (!existsSync(join(data, 'PG_VERSION'))) {
    makeOwnFolder(data);
    const args = ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'];
    execFileSync(join(programs, 'initdb'), args, { ...asUnprivilegedUser, stdio: 'ignore', cwd: '/' });
  }
  let ending: keyof typeof ENDINGS = 'fast';
  const launchHere = () => launch(programs, data, port, durable, () => ENDINGS[ending]);
  const start = () => new Service({ name: 'PostgreSQL', launch: launchHere, say }).start();
  let service = await start();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await createDatabase(url);
  const urlOf = (role: string) => `postgres://casewright_${role}@127.0.0.1:${port}/casewright`;
  return {
    url,
    urls: { owner: urlOf('owner'), application: urlOf('application'), reader: urlOf('reader') },
    port,
    restart: async () => {
      ending = 'immediate';
      await service.stop();
      ending = 'fast';
      service = await start();
    },
    stop: () => service.stop(),
  };
}

export async function stopStalePostgres(data: string): Promise<void> {
  const pidFile = join(data, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const server = identityOf(Number(readFileSync(pidFile, 'utf8').split('\n')[0]));
  // The pid may have been reused.
  if (server && commandOf(server.pid).includes(data)) await endProcess(server, ENDINGS.immediate, SHUTDOWN_TIMEOUT_MS);
  rmSync(pidFile, { force: true });
}

async function launch(
  programs: string,
  data: string,
  port: number,
  durable: boolean,
  ending: () => NodeJS.Signals,
): Promise<Running> {
  const settings = {
    // Socket paths are limited to 107 characters; loopback TCP is enough.
    unix_socket_directories: '',
    listen_addresses: '127.0.0.1',
    max_connections: 300,
    // Statements may contain personal data.
    log_min_error_statement: 'panic',
    log_parameter_max_length_on_error: 0,
    ...(durable ? {} : { fsync: 'off', full_page_writes: 'off', autovacuum: 'off' }),
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openSync(join(data, 'server.log'), 'a');
  // Own process group: the parent, not Ctrl-C, stops it.
  const options: SpawnOptions = { ...asUnprivilegedUser, stdio: ['ignore', log, log], detached: true, cwd: '/' };
  const server = spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), ...args], options);
  closeSync(log);
  const release = server.pid ? endOnExit(server.pid, { signal: ENDINGS.fast }) : () => {};
  const exited = exitOf(server);
  void exited.then(release);
  const stop = async () => {
    const who = server.pid && server.exitCode === null ? identityOf(server.pid) : undefined;
    if (who) await endProcess(who, ending(), SHUTDOWN_TIMEOUT_MS);
  };
  try {
    await untilReady(server, data);
  } catch (error) {
    await stop();
    throw error;
  }
  return { exited, stop };
}

async function untilReady(server: ChildProcess, data: string): Promise<void> {
  let failure: Error | undefined;
  server.once('error', (error) => (failure = error));
  const deadline = Date.now() + START_MS;
  while (!isReady(server, data)) {
    if (failure || server.exitCode !== null || server.signalCode !== null || Date.now() > deadline) {
      throw new Error(`PostgreSQL failed to start: ${failure?.message ?? lastLogLines(data)}`);
    }
    await pause(POLL_MS);
  }
}

function isReady(server: ChildProcess, data: string): boolean {
  const pidFile = join(data, 'postmaster.pid');
  if (!existsSync(pidFile)) return false;
  const lines = readFileSync(pidFile, 'utf8').split('\n');
  return Number(lines[0]) === server.pid && lines[STATUS_LINE]?.trim() === 'ready';
}

const lastLogLines = (data: string): string =>
  readFileSync(join(data, 'server.log'), 'utf8').split('\n').slice(-6).join('\n');
