import { type DynamicModule, Module } from '@nestjs/common';
import type { Config } from '../config/config';
import { LiveBus } from './live-bus';
import { LiveController } from './live.controller';
import { LivePresence } from './live-presence';
import { LiveStreams } from './live-streams';
import { PostgresLiveBus } from './postgres-live-bus';
import { RedisLiveBus } from './redis-live-bus';

/** The worker publishes, the API holds the streams. Requires a `Sessions` provider. */
@Module({})
export class LiveModule {
  static forRoot({ redisUrl }: Config, process: 'api' | 'worker'): DynamicModule {
    const bus = redisUrl
      ? { provide: LiveBus, useFactory: () => new RedisLiveBus(redisUrl) }
      : { provide: LiveBus, useClass: PostgresLiveBus };
    return {
      module: LiveModule,
      global: true,
      ...(process === 'api' && { controllers: [LiveController] }),
      providers: [bus, LivePresence, ...(process === 'api' ? [LiveStreams] : [])],
      exports: [LiveBus, LivePresence],
    };
  }
}
