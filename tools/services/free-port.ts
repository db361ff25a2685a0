import { randomInt } from 'node:crypto';
import getPort from 'get-port';

/** Below the ephemeral ports of Linux and macOS, which an outgoing connection could take before the server listens. */
const FIRST = 10_000;
const END = 32_768;
const ATTEMPTS = 100;
/** Browsers and `fetch` block this port. */
const BLOCKED = 10_080;

/** A port that is free on all addresses; the first of `inARow` free ones. */
export async function freePort(inARow = 1): Promise<number> {
  for (let attempts = 0; attempts < ATTEMPTS; attempts++) {
    const first = randomInt(FIRST, END - inARow);
    const wanted = Array.from({ length: inARow }, (_, nth) => first + nth);
    if (!wanted.includes(BLOCKED) && (await Promise.all(wanted.map(isFree))).every(Boolean)) return first;
  }
  throw new Error(`No ${inARow} free ports in a row.`);
}

const isFree = async (port: number): Promise<boolean> => (await getPort({ port })) === port;
