import { prepared, SqlReader } from '@casewright/platform';
import type { CaseStepCommand, PursuitStepCommand } from '@casewright/rules';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Participant } from './get-pursuit';
import { Participants } from './participants';

interface ActivityContext {
  readonly pursuitId: string;
  readonly prospect: string;
  readonly at: Date;
}

type ActivityStep =
  | { readonly about: 'pursuit'; readonly command: PursuitStepCommand }
  | { readonly about: 'case'; readonly command: CaseStepCommand };

export type Activity = ActivityContext & ActivityStep & { readonly by: Participant };

/** Latest activity in a seller's pursuits, newest first. */
export class ListActivity extends Query<readonly Activity[]> {
  constructor(readonly ownerId: string) {
    super();
  }
}

const MAX_ROWS = 6;

type Found = ActivityContext & ActivityStep & { readonly byId: string; readonly advocate: string | null };

// Skips steps that both histories contain.
const newest = prepared<Found>(
  'pursuits.list-activity',
  `with own as (select id, prospect from pursuits.pursuits where owner_id = $1 and stage <> 'draft')
   select own.id as "pursuitId", own.prospect, 'pursuit' as about, step.command, step.by_id as "byId",
     null as advocate, step.occurred_at as at
   from own cross join lateral (
     select * from pursuits.steps where pursuit_id = own.id and command not in ('run-case', 'end-case')
     order by position desc limit ${MAX_ROWS}) step
   union all
   select own.id, own.prospect, 'case', step.command, step.by_id, link.name, step.occurred_at
   from own join pursuits.cases work on work.pursuit_id = own.id cross join lateral (
     select * from pursuits.case_steps where case_id = work.id and command <> 'present'
     order by position desc limit ${MAX_ROWS}) step
   left join pursuits.advocate_links link on link.id = step.by_id
   order by at desc, about limit ${MAX_ROWS}`,
);

@QueryHandler(ListActivity)
export class ListActivityHandler implements IQueryHandler<ListActivity> {
  constructor(
    private readonly sql: SqlReader,
    private readonly participants: Participants,
  ) {}

  async execute({ ownerId }: ListActivity): Promise<readonly Activity[]> {
    const found = await this.sql.read(newest, [ownerId]);
    return Promise.all(
      found.map(async ({ byId, advocate, ...happened }) => ({
        ...happened,
        by: { name: advocate ?? (await this.participants.nameOf(byId)), isYou: byId === ownerId },
      })),
    );
  }
}
