import { countText } from '@casewright/rules';
import { EmptyState, InboxPicture, Panel, SearchField } from '@casewright/ui';
import { type BulkActions, DataGrid, type GridColumn } from '@casewright/ui/data-grid';
import { Problem, useShortcuts } from '@casewright/web';
import { useInfiniteQuery, useQueryClient } from '@casewright/web/query';
import { useCallback, useEffect, useId, type ReactNode } from 'react';
import { accessQuery } from '../access/queries';
import { CsvDownload } from './csv-download';
import { csvAddress, listQuery, type ListSource } from './list-source';
import { OpenRow, type RowDetails } from './open-row';
import { useListAddress } from './use-list-address';
import { useOpened } from './use-opened';

export interface ListFilter {
  readonly label: string;
  readonly icon?: ReactNode;
  /** Label of no choice; 'All' by default. */
  readonly any?: string;
  /** Labels by value. */
  readonly choices: Readonly<Record<string, string>>;
}

interface AdminListProps<Row extends { readonly id: string }> {
  readonly list: ListSource<Row>;
  readonly title: string;
  readonly searchFor: string;
  readonly columns: readonly GridColumn<Row>[];
  /** By query parameter. */
  readonly filters?: Readonly<Record<string, ListFilter>>;
  /** Filters other than plain choices, shown first. */
  readonly chips?: ReactNode;
  readonly groupOf?: (row: Row) => string;
  readonly details: RowDetails<Row>;
  readonly bulk?: BulkActions<Row>;
  /** For example 'No users found'. */
  readonly emptyTitle: string;
  readonly empty: string;
  readonly children?: ReactNode;
}

/** List that the server searches, filters and sorts, with a details panel. */
export function AdminList<Row extends { readonly id: string }>(props: AdminListProps<Row>) {
  const { list, title, searchFor, columns, filters = {}, chips, groupOf, details, bulk } = props;
  const { emptyTitle, empty, children } = props;
  const { choice, set } = useListAddress(list);
  const { place, opened: openId, open, close } = useOpened('row');
  const found = useInfiniteQuery(listQuery(list, choice));
  const hasShortcut = useShortcuts();
  const count = found.data && countText(found.data.total, found.data.isTotalExact);
  const refusedSearch = found.error instanceof Problem ? found.error.fields['search']?.[0] : undefined;
  const heading = useId();
  const search = useCallback((wanted: string) => set('search', wanted), [set]);
  useAccessCheckAfter(found.error);
  return (
    <section ref={place} aria-labelledby={heading} className="mt-5.5 grid gap-3.5">
      <div className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-3 ${openId ? 'max-lg:hidden' : ''}`}>
        <h2 id={heading} className="text-lead font-semibold">
          {title}
          {count && <span className="font-normal text-ink-muted tabular-nums"> · {count}</span>}
        </h2>
        <div className="flex items-center gap-3 max-md:w-full">
          <SearchField
            label={`Search ${list.what}`}
            placeholder={searchFor}
            search={choice['search'] ?? ''}
            hasShortcut={hasShortcut}
            onSearch={search}
          />
          <CsvDownload
            address={csvAddress(list, choice)}
            name={list.what}
            total={found.data?.isTotalExact ? found.data.total : undefined}
          />
        </div>
      </div>
      {children}
      <div className={openId ? 'grid gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]' : ''}>
        <div className={`grid min-w-0 content-start gap-3 ${openId ? 'max-lg:hidden' : ''}`}>
          {refusedSearch ? (
            <Panel>
              <EmptyState picture={<InboxPicture />} title="Check your search">
                {refusedSearch}
              </EmptyState>
            </Panel>
          ) : (
            <DataGrid
              caption={title}
              what={list.what}
              columns={columns}
              list={{ ...found, data: found.data?.rows }}
              rowKey={({ id }) => id}
              sort={choice['sort']}
              defaultSort={list.defaultSort}
              onSort={(wanted) => set('sort', wanted === list.defaultSort ? undefined : wanted)}
              groupOf={groupOf}
              chips={chips}
              filters={Object.entries(filters).map(([name, { label, icon, any = 'All', choices }]) => ({
                label,
                icon,
                value: choice[name] ?? '',
                choices: { '': any, ...choices },
                onChoose: (wanted) => set(name, wanted),
              }))}
              keptAs={list.what}
              bulk={bulk}
              openKey={openId}
              onOpen={({ id }) => open(id)}
              empty={
                <Panel>
                  <EmptyState picture={<InboxPicture />} title={emptyTitle}>
                    {Object.keys(choice).some((name) => name !== 'sort')
                      ? 'Nothing matches your search and filters.'
                      : empty}
                  </EmptyState>
                </Panel>
              }
            />
          )}
          {found.data && found.data.rows.length > 0 && (
            <p className="text-label text-ink-muted tabular-nums">
              {found.data.rows.length.toLocaleString('en-US')} of {count}
            </p>
          )}
        </div>
        {openId && (
          <OpenRow
            key={list.what}
            list={list}
            id={openId}
            rows={found.data?.rows ?? []}
            details={details}
            onOpen={open}
            onClose={close}
          />
        )}
      </div>
    </section>
  );
}

/** A 403 may mean that the role was removed, so access is checked again. */
function useAccessCheckAfter(error: unknown): void {
  const queryClient = useQueryClient();
  const isRefused = error instanceof Problem && error.status === 403;
  useEffect(() => {
    if (isRefused) void queryClient.invalidateQueries(accessQuery);
  }, [isRefused, queryClient]);
}
