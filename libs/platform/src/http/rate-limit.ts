import { DomainError } from '@casewright/kernel';
import {
  type CanActivate,
  type ExecutionContext,
  Injectable,
  Logger,
  type OnApplicationShutdown,
  SetMetadata,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { Config } from '../config/config';
import { networkOf } from './network-of';

export interface RateLimitRule {
  /** Routes that use the same name share a limit. */
  readonly name: string;
  readonly points: number;
  readonly perSeconds: number;
  readonly by: 'address' | 'user';
}

const RATE_LIMITS = 'casewright:rate-limits';

/** Limits calls per address or user. Beyond it, 429 with `Retry-After`. */
export const RateLimit = (...rules: readonly RateLimitRule[]) => SetMetadata(RATE_LIMITS, rules);

export class TooManyRequests extends DomainError {
  readonly code = 'platform.too-many-requests';
  readonly kind = 'too-many';

  constructor(retryAfterSeconds: number) {
    super(`Too many requests. Please try again in ${durationText(retryAfterSeconds)}.`, { retryAfterSeconds });
  }
}

function durationText(seconds: number): string {
  if (seconds < 120) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  if (seconds < 7_200) return `${Math.ceil(seconds / 60)} minutes`;
  return `${Math.ceil(seconds / 3_600)} hours`;
}

/** Counts in Redis across replicas. While Redis is unavailable, each replica counts for itself. */
@Injectable()
export class RateLimits implements OnApplicationShutdown {
  private readonly redis: Redis | undefined;
  private readonly limiters = new Map<string, RateLimiterAbstract>();

  constructor({ redisUrl }: Config) {
    if (!redisUrl) return;
    this.redis = new Redis(redisUrl, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      retryStrategy: (times) => Math.min(times * 200, 5_000),
    });
    let down = false;
    this.redis.on('error', (error: Error) => {
      if (!down) new Logger(RateLimits.name).warn(`Redis is unavailable, limits are counted here: ${error.message}`);
      down = true;
    });
    this.redis.on('ready', () => (down = false));
  }

  get isShared(): boolean {
    return !this.redis || this.redis.status === 'ready';
  }

  async take(rule: Omit<RateLimitRule, 'by'>, key: string, points = 1): Promise<void> {
    try {
      await this.limiter(rule).consume(key, points);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new TooManyRequests(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
    }
  }

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }

  private limiter({ name, points, perSeconds }: Omit<RateLimitRule, 'by'>): RateLimiterAbstract {
    const known = this.limiters.get(name);
    if (known) return known;
    const options = { keyPrefix: `limit:${name}`, points, duration: perSeconds };
    const local = new RateLimiterMemory(options);
    const limiter = this.redis
      ? new RateLimiterRedis({ ...options, storeClient: this.redis, insuranceLimiter: local })
      : local;
    this.limiters.set(name, limiter);
    return limiter;
  }
}

@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const rules = this.reflector.getAllAndOverride<readonly RateLimitRule[] | undefined>(RATE_LIMITS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!rules) return true;
    const { ip, principal } = context.switchToHttp().getRequest<FastifyRequest>();
    for (const rule of rules) {
      await this.limits.take(rule, rule.by === 'user' && principal ? principal.userId : networkOf(ip));
    }
    return true;
  }
}
