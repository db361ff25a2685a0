import { Badge, buttonLook, Callout, creditText, Loaded, Panel, Stat, Table, type TableColumn } from '@casewright/ui';
import { adminTab } from '@casewright/web/paths';
import { useQuery } from '@casewright/web/query';
import { Link } from '@casewright/web/router';
import { ExternalLink } from 'lucide-react';
import { Moment } from '../../list/cells';
import { systemQuery, type SystemState } from './queries';

export function BackgroundSection() {
  return (
    <section aria-labelledby="background" className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="background" className="text-lead font-semibold">
          Background Work
        </h2>
        <a href="/api/queues" target="_blank" rel="noreferrer" className={buttonLook()}>
          <ExternalLink aria-hidden className="size-4" />
          Queue dashboard
        </a>
      </div>
      <Loaded query={useQuery(systemQuery)} what="background work" rows={4}>
        {(state) => <Overview {...state} />}
      </Loaded>
    </section>
  );
}

function Overview({ outbox, queue, jobs }: SystemState) {
  return (
    <>
      {!queue && <Callout kind="danger">The queue is unavailable. Events wait in the outbox.</Callout>}
      <Panel>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-5 md:grid-cols-3 lg:grid-cols-6">
          <Stat label="Waiting in the outbox" value={creditText(outbox.waiting)} />
          <Stat label="Oldest has been waiting" value={creditText(Math.round(outbox.oldestSeconds))} unit="seconds" />
          <Stat label="Stopped retrying" value={creditText(outbox.dead)} />
          {queue && (
            <>
              <Stat label="Waiting in the queue" value={creditText(queue.waiting + queue.delayed)} />
              <Stat label="Processing" value={creditText(queue.active)} />
              <Stat label="Failed" value={creditText(queue.failed)} />
            </>
          )}
        </dl>
        {outbox.dead > 0 && (
          <Link to={adminTab('mails')} className="mt-4 inline-block text-label font-medium text-accent hover:underline">
            View emails that couldn’t be sent
          </Link>
        )}
      </Panel>
      <Table caption="Scheduled Jobs" columns={columns} rows={jobs} rowKey={({ name }) => name} />
    </>
  );
}

type Job = SystemState['jobs'][number];

const columns: readonly TableColumn<Job>[] = [
  { title: 'Scheduled job', isRowHeader: true, cell: ({ name }) => jobText(name) },
  {
    title: 'Last run',
    cell: ({ startedAt }) => (startedAt ? <Moment at={startedAt} /> : <span className="text-ink-muted">Not yet</span>),
  },
  {
    title: 'State',
    cell: ({ isRunning }) =>
      isRunning ? <Badge tone="info">Running</Badge> : <span className="text-ink-muted">Waiting</span>,
  },
];

/** 'billing.expire-due-credits' becomes 'Billing: expire due credits'. */
const jobText = (name: string): string => {
  const words = name.replace('.', ': ').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
