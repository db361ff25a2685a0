import {
  type CountedPage,
  type CsvColumns,
  type CsvFile,
  isUuid,
  List,
  Lists,
  PersonNames,
} from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AdjustmentKind, AdjustmentState } from '../domain/adjustment';

export interface AdjustmentRow {
  readonly id: string;
  readonly ownerId: string;
  readonly kind: AdjustmentKind;
  readonly credits: number;
  readonly reason: string;
  readonly expiresAt: Date | null;
  readonly orderId: string | null;
  readonly requestedBy: string;
  readonly requestedAt: Date;
  readonly state: AdjustmentState;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
  /** Of a canceled refund. */
  readonly cancelReason: string | null;
}

export interface NamedAdjustment extends AdjustmentRow {
  /** Email addresses. Null for deleted accounts. */
  readonly owner: string | null;
  readonly requester: string | null;
  readonly decider: string | null;
}

export interface AdjustmentSelection {
  /** Part of a user's name or email, or an ID. */
  readonly search?: string | undefined;
  readonly state?: AdjustmentState | undefined;
  readonly owner?: string | undefined;
}

export class ListAdjustments extends Query<CountedPage<NamedAdjustment>> {
  constructor(
    readonly selection: AdjustmentSelection,
    readonly sort?: string | undefined,
    readonly before?: string | undefined,
  ) {
    super();
  }
}

const BY_TIME = [
  { column: 'requested_at', type: 'timestamptz' },
  { column: 'id', type: 'uuid' },
] as const;

export const ADJUSTMENTS = new List<AdjustmentRow>({
  name: 'billing.adjustments',
  select: `id, owner_id as "ownerId", kind, credits, reason, expires_at as "expiresAt", order_id as "orderId",
    requested_by as "requestedBy", requested_at as "requestedAt", state, decided_by as "decidedBy",
    decided_at as "decidedAt", cancel_reason as "cancelReason"`,
  from: 'billing.adjustments',
  where: 'true',
  parameters: 0,
  newestFirst: BY_TIME,
  sorts: { requested: BY_TIME },
  filters: {
    state: 'state = ?',
    owner: 'owner_id = ?::uuid',
    id: '(id = ?::uuid or owner_id = ?::uuid or order_id = ?::uuid)',
    owners: 'owner_id = any(?::uuid[])',
  },
  pageSize: 25,
});

@QueryHandler(ListAdjustments)
export class ListAdjustmentsHandler implements IQueryHandler<ListAdjustments> {
  constructor(
    private readonly lists: Lists,
    private readonly people: PersonNames,
  ) {}

  async execute({ selection, sort, before }: ListAdjustments): Promise<CountedPage<NamedAdjustment>> {
    const filters = await filtersOf(this.people, selection);
    const page = await this.lists.countedPage(ADJUSTMENTS, { values: [], filters, sort, before });
    const ids = page.rows.flatMap(({ ownerId, requestedBy, decidedBy }) =>
      [ownerId, requestedBy, decidedBy ?? []].flat(),
    );
    const known = await this.people.named([...new Set(ids)]);
    const emailOf = (id: string | null) => (id && known.get(id)?.email) || null;
    const rows = page.rows.map((row) => ({
      ...row,
      owner: emailOf(row.ownerId),
      requester: emailOf(row.requestedBy),
      decider: emailOf(row.decidedBy),
    }));
    return { ...page, rows };
  }
}

async function filtersOf(people: PersonNames, { search = '', ...chosen }: AdjustmentSelection) {
  const wanted = search.trim();
  if (!wanted) return chosen;
  return isUuid(wanted) ? { ...chosen, id: wanted } : { ...chosen, owners: await people.find(wanted) };
}

export class ExportAdjustments extends Query<CsvFile> {
  constructor(
    readonly selection: AdjustmentSelection,
    readonly sort?: string | undefined,
  ) {
    super();
  }
}

const columns: CsvColumns<AdjustmentRow> = {
  Requested: ({ requestedAt }) => requestedAt.toISOString(),
  'User ID': ({ ownerId }) => ownerId,
  Kind: ({ kind }) => kind,
  Credits: ({ credits }) => credits,
  Reason: ({ reason }) => reason,
  Expires: ({ expiresAt }) => expiresAt?.toISOString() ?? null,
  Order: ({ orderId }) => orderId,
  'Requested by': ({ requestedBy }) => requestedBy,
  State: ({ state }) => state,
  // The bank decides that a refund fails.
  'Decided by': ({ decidedBy, state }) => (state === 'failed' ? null : decidedBy),
  Decided: ({ decidedAt }) => decidedAt?.toISOString() ?? null,
  'Cancellation reason': ({ cancelReason }) => cancelReason,
};

@QueryHandler(ExportAdjustments)
export class ExportAdjustmentsHandler implements IQueryHandler<ExportAdjustments> {
  constructor(
    private readonly lists: Lists,
    private readonly people: PersonNames,
  ) {}

  async execute({ selection, sort }: ExportAdjustments): Promise<CsvFile> {
    const filters = await filtersOf(this.people, selection);
    return this.lists.csv(ADJUSTMENTS, { values: [], filters, sort }, columns);
  }
}
