import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { endProcess } from './end-process.ts';
import { freePort } from './free-port.ts';
import { endOnExit } from './guard.ts';
import { identityOf } from './process-identity.ts';
import { exitOf, type Running, Service } from './service.ts';

export interface Redis {
  readonly url: string;
  readonly port: number;
  /** Waits until the data is written. */
  stop(): Promise<void>;
}

interface RedisOptions {
  readonly program: string;
  readonly data: string;
  readonly port?: number;
  readonly onStart?: (pid: number) => void;
  readonly say?: (line: string) => void;
}

const START_MS = 30_000;
const PING_MS = 1000;
const SHUTDOWN_TIMEOUT_MS = 10_000;

export async function startRedis({ program, data, onStart, say = () => {}, ...options }: RedisOptions): Promise<Redis> {
  mkdirSync(data, { recursive: true });
  const port = options.port ?? (await freePort());
  const service = new Service({ name: 'Redis', launch: () => launch(program, data, port, onStart), say });
  await service.start();
  return { url: `redis://127.0.0.1:${port}`, port, stop: () => service.stop() };
}

async function launch(program: string, data: string, port: number, onStart?: (pid: number) => void): Promise<Running> {
  const options = {
    port,
    bind: '127.0.0.1',
    dir: data,
    appendonly: 'yes',
    // A full queue must refuse jobs instead of evicting them.
    'maxmemory-policy': 'noeviction',
    save: '',
  };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  // Own process group: the parent, not Ctrl-C, stops it.
  const server = spawn(program, args, { stdio: 'ignore', detached: true });
  const pid = server.pid ?? 0;
  const release = endOnExit(pid);
  const exited = exitOf(server);
  void exited.then(release);
  onStart?.(pid);
  const stop = async () => {
    const who = server.exitCode === null && server.signalCode === null ? identityOf(pid) : undefined;
    if (who) await endProcess(who, 'SIGTERM', SHUTDOWN_TIMEOUT_MS);
  };
  try {
    await answering(server, port);
  } catch (error) {
    await stop();
    throw error;
  }
  return { exited, stop };
}

async function answering(server: ChildProcess, port: number): Promise<void> {
  let failure: Error | undefined;
  server.once('error', (error) => (failure = error));
  server.once('exit', (code) => (failure = new Error(`${server.spawnfile} ended with ${code}`)));
  const deadline = Date.now() + START_MS;
  while (!(await pings(port))) {
    if (failure) throw failure;
    if (Date.now() > deadline) throw new Error(`${server.spawnfile} does not answer.`);
    await pause(20);
  }
}

const pings = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.setTimeout(PING_MS, () => socket.destroy());
    socket.once('data', (answer) => (resolve(answer.toString().startsWith('+PONG')), socket.destroy()));
    socket.on('error', () => undefined).once('close', () => resolve(false));
  });
