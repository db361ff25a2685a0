import { momentText } from '@casewright/rules';
import { BRAND } from '@casewright/rules/brand';
import { Badge, type BadgeTone, Button, SkeletonRows } from '@casewright/ui';
import { api, type Answer } from '@casewright/web';
import { paths } from '@casewright/web/paths';
import { queryOptions, useQuery } from '@casewright/web/query';
import { Link } from '@casewright/web/router';
import { Hero } from '../page/hero';
import { PublicPage } from '../page/public-page';
import { textLink } from '../page/text-link';
import { WayBack } from '../page/way-back';

type State = Answer<'get', '/api/status'>['parts'][number]['state'];
type Part = Answer<'get', '/api/status'>['parts'][number]['part'];

const POLL_EVERY_MS = 30_000;

const statusQuery = queryOptions({
  queryKey: ['status'],
  queryFn: ({ signal }) => api.get('/api/status', { signal }),
  retry: false,
  refetchInterval: POLL_EVERY_MS,
  refetchOnMount: 'always',
});

const PARTS: Readonly<Record<Part, readonly [name: string, about: string]>> = {
  service: ['Website and accounts', 'Signing in, pricing, cases, messages, and payments'],
  background: ['Emails and documents', 'Emails, notifications, reading of inputs, and documents of value cases'],
};
const STATES: Readonly<Record<State, readonly [label: string, tone: BadgeTone]>> = {
  working: ['Working', 'accent'],
  delayed: ['Delayed', 'value'],
  down: ['Not working', 'danger'],
};

const NOTHING_ANSWERS = (Object.keys(PARTS) as Part[]).map((part) => ({ part, state: 'down' as const }));

export function StatusPage() {
  const { data, isError, isFetching, refetch, dataUpdatedAt, errorUpdatedAt } = useQuery(statusQuery);
  const parts = isError ? NOTHING_ANSWERS : data?.parts;
  const checkedAt = isError ? errorUpdatedAt : dataUpdatedAt;
  return (
    <PublicPage back={<WayBack />}>
      <Hero title="Status" lead={`Whether ${BRAND.name} works right now. Updated every 30 seconds.`} />
      <div className="mt-8 max-w-170 noscript:hidden">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <p role="status" className="text-lead font-semibold">
            {parts ? summaryOf(parts.map(({ state }) => state)) : 'Checking...'}
          </p>
          <Button size="small" isWorking={isFetching} onClick={() => void refetch()}>
            Check again
          </Button>
        </div>
        <div className="rounded-card border border-line bg-surface px-5 md:px-6.5">
          {parts ? (
            <ul aria-label="Parts of the service">
              {parts.map(({ part, state }) => (
                <li
                  key={part}
                  className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-4.5 first:border-t-0"
                >
                  <span className="min-w-0 flex-1 basis-60">
                    <span className="block text-body font-semibold">{PARTS[part][0]}</span>
                    <span className="block text-label text-ink-muted">{PARTS[part][1]}</span>
                  </span>
                  <Badge tone={STATES[state][1]}>{STATES[state][0]}</Badge>
                </li>
              ))}
            </ul>
          ) : (
            <SkeletonRows label="Checking" rows={2} />
          )}
        </div>
        {parts && <p className="mt-3 text-label text-ink-muted">Checked {momentText(new Date(checkedAt))}</p>}
      </div>
      <p className="mt-8 max-w-170 text-body text-pretty text-ink-muted">
        Is something not working that this page doesn’t show?{' '}
        <Link to={paths.contact} className={textLink}>
          Tell us
        </Link>
        .
      </p>
    </PublicPage>
  );
}

function summaryOf(states: readonly State[]): string {
  if (states.includes('down')) return 'We have a problem and are working on it.';
  return states.includes('delayed') ? 'Some things take longer than usual.' : 'Everything is working.';
}
