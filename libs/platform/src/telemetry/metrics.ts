import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** What this process counts, for Prometheus to fetch. A registry of its own: two applications in one process do not mix. */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'casewright_http_request_seconds',
    help: 'Time to answer a request, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** @param route as declared, never the address itself, of which there are endlessly many */
  observeRequest(method: string, route: string, status: number, seconds: number): void {
    this.requests.observe({ method, route, status: String(status) }, seconds);
  }

  /** Figures that are asked for when they are fetched; left out when the question fails. */
  gauge(name: string, help: string, read: () => Promise<Readonly<Record<string, number>>>): void {
    const gauge: Gauge = new Gauge({
      name: `casewright_${name}`,
      help,
      labelNames: ['of'],
      registers: [this.registry],
      collect: async () => {
        gauge.reset();
        const figures = await read().catch(() => ({}));
        for (const [of, figure] of Object.entries(figures)) gauge.set({ of }, figure);
      },
    });
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }
}
