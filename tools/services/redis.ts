import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { endWithMe } from './guard.ts';

export interface Redis {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  /** Waits until the server has written what it holds and is gone. */
  stop(): Promise<void>;
}

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
  return { url: `redis://127.0.0.1:${port}`, port, pid, stop: () => ended(server).then(letGo) };
}

async function answering(server: ChildProcess, port: number): Promise<void> {
  const failed = new Promise<never>((_, reject) => {
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`${server.spawnfile} ended with ${code}`)));
  });
  const ready = (async () => {
    while (!(await pings(port))) await pause(20);
  })();
  await Promise.race([ready, failed]);
}

const pings = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.once('data', (answer) => (socket.destroy(), resolve(answer.toString().startsWith('+PONG'))));
    socket.once('error', () => resolve(false));
  });

function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.kill('SIGTERM');
  });
}
