import { type BeforeApplicationShutdown, Logger } from '@nestjs/common';
import { Redis } from 'ioredis';
import { LIVE_CHANNEL, LiveBus, type LiveChange, type LiveSubscriber, parsedChange } from './live-bus';

const RECONNECT_MS = 1_000;
const COMMAND_TIMEOUT_MS = 5_000;
/** Interval for detecting silently dropped connections. */
const PING_EVERY_MS = 10_000;

export class RedisLiveBus extends LiveBus implements BeforeApplicationShutdown {
  private readonly logger = new Logger(RedisLiveBus.name);
  private readonly connections: Redis[] = [];
  private publisher: Redis | undefined;
  private pinging: NodeJS.Timeout | undefined;

  constructor(private readonly redisUrl: string) {
    super();
  }

  async publish(change: LiveChange): Promise<void> {
    this.publisher ??= this.connect(true);
    await this.publisher.publish(LIVE_CHANNEL, JSON.stringify(change));
  }

  subscribe(subscriber: LiveSubscriber): void {
    const redis = this.connect(false);
    redis.on('message', (_channel: string, payload: string) => subscriber.changed(parsedChange(payload)));
    redis.on('ready', () => {
      redis.subscribe(LIVE_CHANNEL).then(
        () => subscriber.subscribed(),
        () => redis.disconnect(true),
      );
    });
    this.pinging = setInterval(() => {
      if (redis.status === 'ready') redis.ping().catch(() => redis.disconnect(true));
    }, PING_EVERY_MS).unref();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.pinging);
    for (const redis of this.connections) redis.disconnect();
  }

  private connect(enableOfflineQueue: boolean): Redis {
    const redis = new Redis(this.redisUrl, {
      enableOfflineQueue,
      // The `ready` handler subscribes, so that subscribers learn of each reconnect.
      autoResubscribe: false,
      maxRetriesPerRequest: 1,
      commandTimeout: COMMAND_TIMEOUT_MS,
      retryStrategy: () => RECONNECT_MS,
    });
    let isDown = false;
    redis.on('ready', () => (isDown = false));
    redis.on('error', (error: Error) => {
      if (!isDown) this.logger.warn(`Redis does not answer, pages are not told of changes: ${error.message}`);
      isDown = true;
    });
    this.connections.push(redis);
    return redis;
  }
}
