import { createServer } from 'node:net';
import { Refusal } from './refusal.ts';

/** @throws Refusal when somebody listens on one of them */
export async function refuseTakenPorts(wanted: ReadonlyMap<number, string>): Promise<void> {
  for (const [port, what] of wanted) {
    for (const host of ['127.0.0.1', '::1']) {
      if (await isTaken(port, host)) throw new Refusal(advice(port, what));
    }
  }
}

const advice = (port: number, what: string): string =>
  [
    `Port ${port}, for the ${what}, is taken.`,
    `Stop the program that listens there (\`lsof -i :${port}\` names it), or take other ports: PORT=3100 npm start`,
    '(the product takes that one, the inbox and the payments the next two).',
  ].join('\n');

const isTaken = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code === 'EADDRINUSE'));
    probe.listen(port, host, () => probe.close(() => resolve(false)));
  });
