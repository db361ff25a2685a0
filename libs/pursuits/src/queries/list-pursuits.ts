import { Clock } from '@casewright/kernel';
import { containsFolded, List, Lists, type Page } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { PURSUIT_COLUMNS, type PursuitRow, WAITS_FOR_OWNER } from './pursuit-row';
import { conditionsOf, type PursuitSelection } from './pursuit-selection';

export interface ListedPursuits extends PursuitSelection {
  /** One of `PURSUIT_SORTS`. Newest first by default. */
  readonly sort?: string | undefined;
}

export class ListPursuits extends Query<Page<PursuitRow>> {
  constructor(
    readonly ownerId: string,
    readonly selection: ListedPursuits,
    readonly before?: string | undefined,
  ) {
    super();
  }
}

/** Pursuits of all sellers, for the provider. */
export class ListAllPursuits extends Query<Page<PursuitRow>> {
  constructor(
    readonly selection: ListedPursuits,
    readonly before?: string | undefined,
  ) {
    super();
  }
}

const UNIQUE = { column: 'id', type: 'uuid' } as const;
const listOf = (name: string, where: string, parameters: number) =>
  new List<PursuitRow>({
    name,
    where,
    parameters,
    select: PURSUIT_COLUMNS,
    from: 'pursuits.pursuits pursuit',
    newestFirst: [{ column: 'registered_at', type: 'timestamptz' }, UNIQUE],
    sorts: {
      registered: [{ column: 'registered_at', type: 'timestamptz' }, UNIQUE],
      prospect: [{ column: 'lower(prospect)', type: 'text' }, UNIQUE],
      acv: [{ column: 'coalesce(acv_dollars, 0)', type: 'bigint' }, UNIQUE],
      // Unknown dates come last.
      close: [{ column: `coalesce(expected_close::text, 'unknown')`, type: 'text' }, UNIQUE],
      // Undecided pursuits have no date.
      decided: [{ column: `coalesce(decided_on::text, '')`, type: 'text' }, UNIQUE],
    },
    filters: {
      search: containsFolded(`prospect || E'\\n' || opportunity`),
      number: 'case_number = ?::integer',
      stages: 'stage = any(?::text[])',
      closesFrom: 'expected_close >= ?::date',
      closesTo: 'expected_close <= ?::date',
      solution: '? = any(proposed)',
      waits: `${WAITS_FOR_OWNER} = ?::boolean`,
    },
    pageSize: 25,
  });

const OWN = listOf('pursuits.own', `owner_id = $1 and stage <> 'draft'`, 1);
const ALL = listOf('pursuits.all', `stage <> 'draft'`, 0);

export const PURSUIT_SORTS = OWN.sorts;

@QueryHandler(ListPursuits)
export class ListPursuitsHandler implements IQueryHandler<ListPursuits> {
  constructor(
    private readonly lists: Lists,
    private readonly clock: Clock,
  ) {}

  execute({ ownerId, selection: { sort, ...wanted }, before }: ListPursuits): Promise<Page<PursuitRow>> {
    const filters = conditionsOf(wanted, this.clock.now());
    return this.lists.page(OWN, { values: [ownerId], filters, sort, before });
  }
}

@QueryHandler(ListAllPursuits)
export class ListAllPursuitsHandler implements IQueryHandler<ListAllPursuits> {
  constructor(
    private readonly lists: Lists,
    private readonly clock: Clock,
  ) {}

  execute({ selection: { sort, ...wanted }, before }: ListAllPursuits): Promise<Page<PursuitRow>> {
    return this.lists.page(ALL, { values: [], filters: conditionsOf(wanted, this.clock.now()), sort, before });
  }
}
