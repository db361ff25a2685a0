import { randomInt } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { Agent, type IncomingMessage, get, type OutgoingHttpHeaders, type RequestOptions } from 'node:http';
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

/** Each stream has its own connection. @param via how to reach the proxy in front, if there is one */
export async function openStreams(
  url: string,
  sellers: readonly Seller[],
  via: RequestOptions = {},
): Promise<readonly Stream[]> {
  const streams: Stream[] = [];
  for (let first = 0; first < sellers.length; first += AT_ONCE)
    streams.push(...(await Promise.all(sellers.slice(first, first + AT_ONCE).map((seller) => open(url, seller, via)))));
  return streams;
}

const agent = new Agent({ keepAlive: false, maxSockets: Infinity });

function open(url: string, seller: Seller, { headers: more, ...via }: RequestOptions): Promise<Stream> {
  return new Promise((resolve, reject) => {
    // Each from a network of its own, as a trusted proxy would say.
    const headers = {
      ...(more as OutgoingHttpHeaders),
      cookie: `${SESSION_COOKIE}=${seller.token}`,
      'x-forwarded-for': `198.18.${randomInt(256)}.${randomInt(256)}`,
    };
    const request = get(`${url}/api/live`, { ...via, agent, headers }, (response) => {
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
