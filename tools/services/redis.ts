import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { endProcess } from './end-process.ts';
import { freePort } from './free-port.ts';
import { endWithMe } from './guard.ts';
import { identityOf } from './process-identity.ts';

export interface Redis {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  /** Waits until the server has written what it holds and is gone. */
  stop(): Promise<void>;
}

const START_MS = 30_000;
const PING_MS = 1000;
/** To write what it holds. */
const PATIENCE_MS = 10_000;

/** Starts `program` (redis-server or valkey-server) on the loopback, keeping its data in `data`; without a port, on a free one. */
export async function startRedis(program: string, data: string, onPort?: number): Promise<Redis> {
  mkdirSync(data, { recursive: true });
  const port = onPort ?? (await freePort());
  const options = {
    port,
    bind: '127.0.0.1',
    dir: data,
    appendonly: 'yes',
    // A full queue must refuse, not forget.
    'maxmemory-policy': 'noeviction',
    save: '',
  };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  // A group of its own: Ctrl-C in the terminal is for who started it, not for it.
  const server = spawn(program, args, { stdio: 'ignore', detached: true });
  const pid = server.pid ?? 0;
  const letGo = endWithMe(pid);
  await answering(server, port);
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    pid,
    stop: async () => {
      const who = server.exitCode === null && server.signalCode === null ? identityOf(pid) : undefined;
      if (who) await endProcess(who, 'SIGTERM', PATIENCE_MS);
      letGo();
    },
  };
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
