import type { LineChanges as Changes } from '@casewright/rules';
import { Badge, type BadgeTone, Button, Table, type TableColumn } from '@casewright/ui';
import { useState } from 'react';

type Change = Changes['changes'][number];

const KINDS: Readonly<Record<Change['kind'], readonly [label: string, tone: BadgeTone]>> = {
  added: ['Added', 'accent'],
  changed: ['Changed', 'info'],
  removed: ['Removed', 'danger'],
};
const AT_ONCE = 20;

/** Every added, changed, and removed line. */
export function LineChanges({ caption, found }: { readonly caption: string; readonly found: Changes }) {
  const [shown, setShown] = useState(AT_ONCE);
  const rest = found.changes.length - shown;
  return (
    <div className="grid gap-3">
      <p className="text-small">{summaryText(found)}</p>
      {found.changes.length > 0 && (
        <Table caption={caption} columns={columns} rows={found.changes.slice(0, shown)} rowKey={({ line }) => line} />
      )}
      {rest > 0 && (
        <Button className="justify-self-start" onClick={() => setShown(shown + 10 * AT_ONCE)}>
          Show {Math.min(rest, 10 * AT_ONCE).toLocaleString('en-US')} more
        </Button>
      )}
    </div>
  );
}

/** For example "2 lines added, 1 changed, 0 removed, 40 unchanged." */
function summaryText({ added, changed, removed, unchanged }: Changes): string {
  if (added + changed + removed === 0) return 'No changes.';
  const count = (lines: number) => lines.toLocaleString('en-US');
  return `${count(added)} added, ${count(changed)} changed, ${count(removed)} removed, ${count(unchanged)} unchanged.`;
}

const columns: readonly TableColumn<Change>[] = [
  { title: 'Line', isRowHeader: true, cell: ({ line }) => <span className="wrap-anywhere">{line}</span> },
  {
    title: 'Change',
    cell: ({ kind }) => {
      const [label, tone] = KINDS[kind];
      return <Badge tone={tone}>{label}</Badge>;
    },
  },
  {
    title: 'Values',
    cell: ({ cells }) => (
      <ul className="flex flex-wrap gap-x-4 gap-y-0.5 max-md:justify-end">
        {cells.map(({ column, before, after }) => (
          <li key={column} className="whitespace-nowrap tabular-nums">
            <span className="text-ink-muted">{column}</span> {valueText(before, after)}
          </li>
        ))}
      </ul>
    ),
  },
];

const valueText = (before: string | null, after: string | null): string => {
  if (before === null || after === null) return before ?? after ?? '';
  return `${before || 'none'} → ${after || 'none'}`;
};
