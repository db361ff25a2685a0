import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Milliseconds, or hundredths for CLS. Includes web.dev's thresholds. */
const VITALS = [5, 10, 25, 50, 100, 200, 500, 1_000, 2_500, 4_000, 10_000];
const MAX_NAMES = 200;
const OTHER = 'other';

/** Prometheus metrics of this process, in a registry per application. */
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

  private readonly remotes = new Counter({
    name: 'casewright_browser_events_total',
    help: 'Pages opened and errors in sampled visits, by remote and version.',
    labelNames: ['remote', 'version', 'event'],
    registers: [this.registry],
  });
  private readonly vitals = new Histogram({
    name: 'casewright_browser_vital',
    help: 'Web vitals of sampled visits: LCP and INP in milliseconds, CLS in hundredths.',
    labelNames: ['remote', 'vital'],
    buckets: VITALS,
    registers: [this.registry],
  });
  /** Bounded, since anyone can report remotes. */
  private readonly versions = new Set<string>();
  private readonly names = new Set<string>();

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** @param route as declared, never the URL: those are unbounded */
  observeRequest(method: string, route: string, status: number, seconds: number): void {
    this.requests.observe({ method, route, status: String(status) }, seconds);
  }

  countRemote(remote: string, version: string, counts: { readonly views: number; readonly errors: number }): void {
    const isKnown = isOneOf(this.versions, `${remote} ${version}`);
    const labels = isKnown ? { remote, version } : { remote: OTHER, version: OTHER };
    this.remotes.inc({ ...labels, event: 'view' }, counts.views);
    this.remotes.inc({ ...labels, event: 'error' }, counts.errors);
  }

  observeVital(remote: string, vital: 'LCP' | 'INP' | 'CLS', value: number): void {
    const measured = vital === 'CLS' ? value * 100 : value;
    this.vitals.observe({ remote: isOneOf(this.names, remote) ? remote : OTHER, vital }, measured);
  }

  /** Figures read on each scrape, and omitted if that fails. */
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

const isOneOf = (known: Set<string>, name: string): boolean =>
  known.has(name) || (known.size < MAX_NAMES && Boolean(known.add(name)));
