import { spawnSync } from 'node:child_process';
import { Agent, type IncomingMessage, get } from 'node:http';
import { SESSION_COOKIE } from './api.ts';
import type { Seller } from './sellers.ts';

/** Other files that a process has open. */
const OTHER_FILES = 200;
const AT_ONCE = 50;

/** @throws Error if the limit of open files is too low */
export function requireFiles(streams: number): void {
  const limit = spawnSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }).stdout.trim();
  if (limit !== 'unlimited' && Number(limit) < streams + OTHER_FILES)
    throw new Error(
      `${streams} streams need ${streams + OTHER_FILES} open files: \`ulimit -n\` says ${limit}. Raise it first.`,
    );
}

export interface Stream {
  readonly seller: Seller;
  /** Called at each change. */
  told: () => void;
  close(): void;
}

/** Each stream has its own connection. */
export async function openStreams(url: string, sellers: readonly Seller[]): Promise<readonly Stream[]> {
  const streams: Stream[] = [];
  for (let first = 0; first < sellers.length; first += AT_ONCE)
    streams.push(...(await Promise.all(sellers.slice(first, first + AT_ONCE).map((seller) => open(url, seller)))));
  return streams;
}

const agent = new Agent({ keepAlive: false, maxSockets: Infinity });

function open(url: string, seller: Seller): Promise<Stream> {
  return new Promise((resolve, reject) => {
    const headers = { cookie: `${SESSION_COOKIE}=${seller.token}` };
    const request = get(`${url}/api/live`, { agent, headers }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`/api/live answered ${response.statusCode}`));
      const stream: Stream = { seller, told: () => undefined, close: () => request.destroy() };
      listen(response, (event) => (event === 'refetch' ? resolve(stream) : event === 'changed' && stream.told()));
    });
    request.on('error', reject);
  });
}

function listen(response: IncomingMessage, on: (event: string) => void): void {
  let text = '';
  response.setEncoding('utf8').on('data', (chunk: string) => {
    const blocks = (text + chunk).split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = /^event: (.+)$/m.exec(block)?.[1];
      if (event) on(event);
    }
  });
  // Closed by the measurement or the server.
  response.on('error', () => undefined);
}
