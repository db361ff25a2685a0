import type { FastifyRequest } from 'fastify';
import { isIPv6 } from 'node:net';

const GROUPS_OF_A_NETWORK = 4;

/** Where a request came from, to count by. Whoever has an IPv6 address has a whole network of them. */
export function networkOf({ ip }: FastifyRequest): string {
  if (!isIPv6(ip) || ip.startsWith('::ffff:')) return ip;
  const [head = [], tail] = ip.split('::').map((part) => part.split(':').filter(Boolean));
  const missing = tail ? 8 - head.length - tail.length : 0;
  const groups = [...head, ...Array<string>(missing).fill('0'), ...(tail ?? [])];
  return groups.slice(0, GROUPS_OF_A_NETWORK).join(':');
}
