import { CopyButton, Panel, SidePanel, SkeletonRows } from '@casewright/ui';
import { useInfiniteQuery } from '@casewright/web/query';
import { Link2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { ShortId } from './cells';
import { listQuery, type ListSource } from './list-source';

/** Contents of the details panel. */
export type RowDetails<Row> = (row: Row) => {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly body: ReactNode;
  readonly actions?: ReactNode;
};

interface OpenRowProps<Row extends { readonly id: string }> {
  readonly list: ListSource<Row>;
  readonly id: string;
  /** Loaded rows. */
  readonly rows: readonly Row[];
  readonly details: RowDetails<Row>;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}

/** Details of the row in the URL. If it is not loaded, it is searched for by id. */
export function OpenRow<Row extends { readonly id: string }>(props: OpenRowProps<Row>) {
  const { list, id, rows, details, onOpen, onClose } = props;
  const index = rows.findIndex((row) => row.id === id);
  const found = useInfiniteQuery({ ...listQuery(list, { search: id }), enabled: index < 0 });
  const row = rows[index] ?? found.data?.rows.find((one) => one.id === id);
  const neighbor = (step: 1 | -1) => {
    const next = index < 0 ? undefined : rows[index + step];
    return next && (() => onOpen(next.id));
  };
  if (!row && found.isPending)
    return (
      <Panel className="self-start">
        <SkeletonRows label="Loading details" rows={6} />
      </Panel>
    );
  const missing = found.isError
    ? { title: 'Not loaded', lead: 'We couldn’t load this entry. Reload the page to try again.' }
    : { title: 'Not found', lead: 'This entry no longer exists.' };
  const { title, lead, body, actions } = row ? details(row) : { ...missing, body: null, actions: undefined };
  return (
    <SidePanel
      shown={id}
      title={title}
      lead={lead}
      eyebrow={
        <span className="flex items-center gap-0.5">
          <ShortId id={id} label="Copy ID" />
          <CopyButton text={location.href} label="Copy link" icon={<Link2 aria-hidden className="size-4" />} />
        </span>
      }
      actions={actions}
      onPrevious={neighbor(-1)}
      onNext={neighbor(1)}
      onClose={onClose}
    >
      {body}
    </SidePanel>
  );
}
