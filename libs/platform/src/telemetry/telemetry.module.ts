import { type DynamicModule, Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import type { DestinationStream } from 'pino';
import { createLog } from './log';
import { Metrics } from './metrics';
import { type MetricsAddress, MetricsServer } from './metrics-server';
import { QueueMetrics } from './queue-metrics';

export interface TelemetryOptions extends MetricsAddress {
  readonly logLevel: string;
}

@Module({})
export class TelemetryModule {
  static forRoot(process: 'api' | 'worker', options: TelemetryOptions, to?: DestinationStream): DynamicModule {
    return {
      module: TelemetryModule,
      global: true,
      // No route: `observeRequests` opens the requests' context.
      imports: [
        LoggerModule.forRoot({ pinoHttp: { logger: createLog(process, options.logLevel, to) }, forRoutes: [] }),
      ],
      providers: [
        Metrics,
        {
          provide: MetricsServer,
          useFactory: (metrics: Metrics) => new MetricsServer(metrics, options),
          inject: [Metrics],
        },
        ...(process === 'worker' ? [QueueMetrics] : []),
      ],
      exports: [Metrics],
    };
  }
}
