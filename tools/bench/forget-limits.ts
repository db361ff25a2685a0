import { Redis } from 'ioredis';
import type { Surroundings } from './api.ts';

const FORGET_EVERY_MS = 50;

/** Clears rate limits continuously, so that one user can send the requests of many. */
export function forgetLimits({ env }: Surroundings): { stop: () => void } {
  const url = env['REDIS_URL'];
  if (!url) throw new Error('Without Redis the API counts for itself, and nobody could make it forget.');
  const redis = new Redis(url);
  const timer = setInterval(() => void redis.flushall(), FORGET_EVERY_MS);
  return {
    stop: () => {
      clearInterval(timer);
      redis.disconnect();
    },
  };
}
