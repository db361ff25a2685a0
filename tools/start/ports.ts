import { createServer } from 'node:net';
import { Refusal } from './refusal.ts';

/** @throws Refusal if a port is taken */
export async function refuseTakenPorts(wanted: ReadonlyMap<number, string>): Promise<void> {
  for (const [port, what] of wanted) {
    for (const host of ['127.0.0.1', '::1']) {
      if (await isTaken(port, host)) throw new Refusal(advice(port, what));
    }
  }
}

const advice = (port: number, what: string): string =>
  [
    `Port ${port} (${what}) is already in use.`,
    `Stop the program that uses it (find it with \`lsof -i :${port}\`), or choose other ports: PORT=3100 npm start`,
    'The product uses that port; the inbox and the payments page use the next two.',
  ].join('\n');

const isTaken = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code === 'EADDRINUSE'));
    probe.listen(port, host, () => probe.close(() => resolve(false)));
  });
