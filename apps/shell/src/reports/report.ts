import { CONTRACT, remoteLastOwning } from '../remotes/table';
import { causeOf, type Area } from './failure';
import { Reports } from './reports';

/** Of page loads, by chance. */
const SHARE_REPORTED = 0.25;
const SHELL: Area = { remote: 'shell', version: CONTRACT };

const reports = new Reports();

/** The part of React Router's data router that is followed. */
interface Router {
  readonly state: Shown;
  subscribe(listener: (state: Shown) => void): () => void;
}
interface Shown {
  readonly location: { readonly key: string };
  readonly navigation: { readonly state: string };
  readonly matches: readonly { readonly route: { readonly handle?: unknown } }[];
}

/** Reports pages, errors and web vitals of a share of all page loads. Nothing in it tells who, or what they typed. */
export function reportToServer(router: Router): void {
  if (Math.random() >= SHARE_REPORTED) return;
  followPages(router);
  addEventListener('error', ({ error }) => reports.failed(causeOf(error) ?? SHELL, error));
  addEventListener('unhandledrejection', ({ reason }) => reports.failed(causeOf(reason) ?? SHELL, reason));
  addEventListener('load', () => void measure(), { once: true });
  // The last event that a browser promises to a page that is left.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
}

/** An error that was shown in place of the page at `path`. */
export function reportFailure(error: unknown, path: string): void {
  const owner = remoteLastOwning(path);
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
  };
  router.subscribe(look);
  look(router.state);
}

async function measure(): Promise<void> {
  const { onCLS, onINP, onLCP } = await import('web-vitals');
  for (const observe of [onLCP, onINP, onCLS] as const)
    observe(({ name, value }) => reports.measured(name, value), { reportAllChanges: true });
}

/** Outlives the page. What does not arrive is not sent again. */
function send(): void {
  const taken = reports.take();
  if (taken.length === 0) return;
  const request = { method: 'POST', keepalive: true, headers: { 'content-type': 'application/json' } };
  fetch('/api/reports', { ...request, body: JSON.stringify({ reports: taken }) }).catch(() => undefined);
}
