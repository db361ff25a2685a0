import { onCLS, onINP, onLCP, type CLSMetric, type INPMetric, type LCPMetric } from 'web-vitals';
import { CONTRACT, remoteLastOwning } from '../remotes/table';
import { causeOf, type Area } from './failure';
import { Reports, SAMPLED_ONE_IN } from './reports';

const SHELL: Area = { remote: 'shell', version: CONTRACT };

type Metric = CLSMetric | INPMetric | LCPMetric;

const reports = new Reports(Math.random() * SAMPLED_ONE_IN < 1);

interface Router {
  readonly state: Shown;
  subscribe(listener: (state: Shown) => void): () => void;
}
interface Shown {
  readonly location: { readonly key: string };
  readonly navigation: { readonly state: string };
  readonly matches: readonly { readonly route: { readonly handle?: unknown } }[];
}

/** Reports page views, errors and web vitals, without user data. */
export function reportToServer(router: Router): void {
  followPages(router);
  measure();
  addEventListener('error', ({ error }) => failed(error));
  addEventListener('casewright:failure', (event) => failed((event as CustomEvent).detail));
  addEventListener('unhandledrejection', ({ reason }) => failed(reason));
  // The last event that browsers guarantee before a page is closed.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
}

/** Attributed to the remote that threw, else to the open page's. */
function failed(error: unknown): void {
  const owner = remoteLastOwning(location.pathname);
  reports.failed(causeOf(error) ?? (owner ? { remote: owner.name, version: owner.version } : SHELL), error);
}

function followPages(router: Router): void {
  let shown: string | undefined;
  const look = ({ location, navigation, matches }: Shown) => {
    if (navigation.state !== 'idle' || location.key === shown) return;
    const area = matches.map(({ route }) => (route.handle as { readonly area?: Area } | undefined)?.area).find(Boolean);
    if (!area) return;
    shown = location.key;
    reports.viewed(area);
    reports.viewed(SHELL);
  };
  router.subscribe(look);
  look(router.state);
}

function measure(): void {
  const note = ({ name, value }: Metric) => reports.measured(name, value);
  onLCP(note, { reportAllChanges: true });
  onINP(note, { reportAllChanges: true });
  onCLS(note, { reportAllChanges: true });
}

/** Delivered even if the page closes. Never retried. */
function send(): void {
  const taken = reports.take();
  if (taken.length === 0) return;
  const request = { method: 'POST', keepalive: true, headers: { 'content-type': 'application/json' } };
  fetch('/api/reports', { ...request, body: JSON.stringify({ reports: taken }) }).catch(() => undefined);
}
