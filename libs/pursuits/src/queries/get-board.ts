import { Clock } from '@casewright/kernel';
import { containsFolded, prepared, SqlReader } from '@casewright/platform';
import { BOARD_COLUMNS, type BoardColumn } from '@casewright/rules';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { PURSUIT_COLUMNS, type PursuitRow, WAITS_FOR_OWNER } from './pursuit-row';
import { conditionsOf, type PursuitSelection } from './pursuit-selection';

export interface PursuitColumn {
  readonly column: BoardColumn;
  /** Number of matches, including those not shown. */
  readonly total: number;
  /** Sum of the known values. */
  readonly acvDollars: number;
  readonly rows: readonly PursuitRow[];
}

/** Pursuits of a seller by stage: open ones by expected close, decided ones newest first. */
export class GetBoard extends Query<readonly PursuitColumn[]> {
  constructor(
    readonly ownerId: string,
    readonly selection: Omit<PursuitSelection, 'stage'>,
    /** At most of each column. */
    readonly shown: number,
  ) {
    super();
  }
}

interface InColumn {
  readonly column: BoardColumn;
  readonly total: number;
  readonly acvDollars: number;
}

type PlacedRow = PursuitRow & { readonly inColumn: InColumn };

const MAX_DECIDED = 10;

const board = prepared<PlacedRow>(
  'pursuits.get-board',
  `select ${PURSUIT_COLUMNS}, jsonb_build_object('column', "column", 'total', total, 'acvDollars', dollars) as "inColumn" from (
     select *, count(*) over in_column::int as total, coalesce(sum(acv_dollars) over in_column, 0)::float8 as dollars,
       row_number() over (partition by "column" order by decided_on desc, expected_close, id) as place
     from (
       select *, case when stage in ('won', 'lost', 'no-decision') then 'decided' else stage end as "column"
       from pursuits.pursuits pursuit
       where owner_id = $1 and stage not in ('draft', 'withdrawn')
         and ($2::text is null or ${containsFolded(`prospect || E'\\n' || opportunity`, '$2')})
         and ($3::date is null or expected_close >= $3) and ($4::date is null or expected_close <= $4)
         and ($5::text is null or $5 = any(proposed))
         and ($6::boolean is null or ${WAITS_FOR_OWNER} = $6)
         and ($8::integer is null or case_number = $8)
     ) as shown
     window in_column as (partition by "column")
   ) as pursuit
   where place <= case when "column" = 'decided' then least($7::int, ${MAX_DECIDED}) else $7::int end
   order by place`,
);

@QueryHandler(GetBoard)
export class GetBoardHandler implements IQueryHandler<GetBoard> {
  constructor(
    private readonly sql: SqlReader,
    private readonly clock: Clock,
  ) {}

  async execute({ ownerId, selection, shown }: GetBoard): Promise<readonly PursuitColumn[]> {
    const {
      search = null,
      number = null,
      closesFrom = null,
      closesTo = null,
      solution = null,
      waits = null,
    } = conditionsOf(selection, this.clock.now());
    const placed = await this.sql.read(board, [ownerId, search, closesFrom, closesTo, solution, waits, shown, number]);
    const columns = new Map<BoardColumn, PursuitColumn & { rows: PursuitRow[] }>();
    for (const { inColumn, ...row } of placed) {
      const column = columns.get(inColumn.column) ?? { ...inColumn, rows: [] };
      column.rows.push(row);
      columns.set(inColumn.column, column);
    }
    return BOARD_COLUMNS.map((column) => columns.get(column) ?? { column, total: 0, acvDollars: 0, rows: [] });
  }
}
