import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from './metrics';

export interface MetricsAddress {
  readonly host: string;
  /** Metrics are off if unset. */
  readonly metricsPort?: number | undefined;
}

/** Listens on a separate port that is not published. */
export class MetricsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private server: Server | undefined;

  constructor(
    private readonly metrics: Metrics,
    private readonly address: MetricsAddress,
  ) {}

  get port(): number | undefined {
    return (this.server?.address() as AddressInfo | null | undefined)?.port;
  }

  async onApplicationBootstrap(): Promise<void> {
    const { host, metricsPort } = this.address;
    if (metricsPort === undefined) return;
    this.server = createServer((request, response) => {
      if (request.url !== '/metrics') return void response.writeHead(404).end();
      this.metrics.text().then(
        (text) => response.writeHead(200, { 'content-type': this.metrics.contentType }).end(text),
        (error: unknown) => {
          new Logger(MetricsServer.name).error(error);
          response.writeHead(500).end();
        },
      );
    }).listen(metricsPort, host);
    await once(this.server, 'listening');
  }

  onApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }
}
