import { BILL_LINE_TYPES, type BillLineType } from '@casewright/rules/intake';
import { api, type Answer } from '@casewright/web';
import { choiceIn, textIn } from '@casewright/web/address';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@casewright/web/query';
import { given, type ReadItem } from './queries';

export type BillLines = Answer<'get', '/api/cases/{id}/inputs/{key}/bill/lines'>['rows'][number];
export type BillFigures = Answer<'get', '/api/cases/{id}/inputs/{key}/bill'>;

export const BILL_VIEWS = ['counted', 'left-out'] as const;
const ORDERS = ['month', 'service', 'lines', 'cost'] as const;
type Order = (typeof ORDERS)[number] | `-${(typeof ORDERS)[number]}`;

export const billAddress = {
  search: textIn('search'),
  sort: choiceIn<Order>('sort', [...ORDERS, ...ORDERS.map((order): Order => `-${order}`)]),
  show: choiceIn('show', BILL_VIEWS),
  month: textIn('month'),
  service: textIn('service'),
  type: choiceIn('type', BILL_LINE_TYPES),
} as const;

export interface LinesChoice {
  readonly search?: string | undefined;
  readonly sort?: Order | undefined;
  readonly show?: (typeof BILL_VIEWS)[number] | undefined;
  readonly month?: string | undefined;
  readonly service?: string | undefined;
  readonly type?: BillLineType | undefined;
}

export const LINES_ANCHOR = 'lines';

/** A link within the page that shows the chosen lines. */
export const linesAt = (choice: LinesChoice): { readonly search: string; readonly hash: string } => ({
  search: `?${new URLSearchParams(Object.entries(given(choice)))}`,
  hash: `#${LINES_ANCHOR}`,
});

const key = ['pursuits', 'bill'] as const;

/** @param fileId the figures of a replaced file are of no use */
export const billFiguresQuery = ({ caseId, key: item, isProvider }: ReadItem, fileId: string) =>
  queryOptions({
    queryKey: [...key, caseId, item, 'figures', fileId],
    queryFn: ({ signal }) =>
      isProvider
        ? api.get('/api/admin/cases/{id}/inputs/{key}/bill', { path: { id: caseId, key: item }, signal })
        : api.get('/api/cases/{id}/inputs/{key}/bill', { path: { id: caseId, key: item }, signal }),
  });

export const linesQuery = ({ caseId, key: item, isProvider }: ReadItem, fileId: string, choice: LinesChoice) =>
  infiniteQueryOptions({
    queryKey: [...key, caseId, item, 'lines', fileId, choice],
    queryFn: ({ pageParam, signal }) => {
      const asked = {
        path: { id: caseId, key: item },
        query: { ...given(choice), ...(pageParam && { before: pageParam }) },
      };
      return isProvider
        ? api.get('/api/admin/cases/{id}/inputs/{key}/bill/lines', { ...asked, signal })
        : api.get('/api/cases/{id}/inputs/{key}/bill/lines', { ...asked, signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    select: ({ pages }) => ({
      rows: pages.flatMap(({ rows }) => rows),
      total: pages[0]?.total ?? 0,
      isTotalExact: pages[0]?.isTotalExact ?? true,
    }),
  });

export const linesCsv = ({ caseId, key: item, isProvider }: ReadItem, choice: LinesChoice): string =>
  `/api/${isProvider ? 'admin/' : ''}cases/${caseId}/inputs/${item}/bill/lines/csv?${new URLSearchParams(Object.entries(given(choice)))}`;
