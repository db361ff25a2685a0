import { randomInt } from 'node:crypto';
import getPort from 'get-port';

/**
 * Below those that Linux and macOS give to outgoing connections: between the look and the use, or while a server is
 * started anew, one of those would take the port, and the server could not listen.
 */
const FIRST = 10_000;
const END = 32_768;
const ATTEMPTS = 100;
/** Browsers and `fetch` refuse to connect to it. */
const BLOCKED = 10_080;

/** A port of this machine that is free on all of its addresses; the first of as many as wanted. */
export async function freePort(inARow = 1): Promise<number> {
  for (let attempts = 0; attempts < ATTEMPTS; attempts++) {
    const first = randomInt(FIRST, END - inARow);
    const wanted = Array.from({ length: inARow }, (_, nth) => first + nth);
    if (!wanted.includes(BLOCKED) && (await Promise.all(wanted.map(isFree))).every(Boolean)) return first;
  }
  throw new Error(`No ${inARow} free ports in a row.`);
}

/** Another one is answered where it is taken. */
const isFree = async (port: number): Promise<boolean> => (await getPort({ port })) === port;
