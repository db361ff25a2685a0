import { DAY_MS } from '@casewright/rules';
import { Button, Field } from '@casewright/ui';
import { FilterChip } from '@casewright/ui/data-grid';
import { Calendar } from 'lucide-react';
import { useListAddress } from '../list/use-list-address';
import { auditList } from './queries';
import { daysText } from './times';

/** By how many days before today they begin. */
const SPANS = { Today: 0, 'Last 7 days': 6, 'Last 30 days': 29 } as const;

/** Which days of the trail are shown. They begin at midnight UTC. */
export function DateFilter() {
  const { choice, set } = useListAddress(auditList);
  const { from = '', to = '' } = choice;
  const show = (first: string | undefined, last: string | undefined) => {
    set('from', first);
    set('to', last);
  };
  return (
    <FilterChip
      label="Date"
      value={daysText({ from, to })}
      icon={<Calendar aria-hidden className="size-4 text-ink-muted" />}
      onClear={from || to ? () => show(undefined, undefined) : undefined}
    >
      <div className="flex flex-wrap gap-2">
        {Object.entries(SPANS).map(([name, days]) => (
          <Button key={name} size="small" onClick={() => show(dayBefore(days), dayBefore(0))}>
            {name}
          </Button>
        ))}
      </div>
      <Field
        type="date"
        label="From (UTC)"
        value={from}
        max={to}
        onChange={({ target }) => set('from', target.value)}
      />
      <Field type="date" label="To (UTC)" value={to} min={from} onChange={({ target }) => set('to', target.value)} />
    </FilterChip>
  );
}

const dayBefore = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
