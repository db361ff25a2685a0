import { prepared, Sql } from '@casewright/platform';
import { isRunning } from '@casewright/rules';
import type { CaseState } from '@casewright/rules';
import { Injectable } from '@nestjs/common';
import type { NoticedCase } from '../../domain/provider-notice';
import { ProviderNotices } from '../../domain/provider-notices.repository';

const take = prepared<Omit<NoticedCase, 'isEnded'> & { readonly state: CaseState }>(
  'pursuits.take-provider-notice',
  `with taken as (
     insert into pursuits.provider_notices (event_id, case_id, taken_at)
     select $1, id, $3 from pursuits.cases where id = $2
     on conflict do nothing returning message_id
   )
   select taken.message_id as "messageId", work.number, pursuit.prospect, work.owner_id as "ownerId",
     work.pursuit_id as "pursuitId", work.analyst_id as "analystId", work.confirmed_at is not null as "isConfirmed",
     (work.terms -> 'selections' ->> 'slaDays')::integer as "slaDays", work.due_at as "dueAt", work.state
   from taken, pursuits.cases work join pursuits.pursuits pursuit on pursuit.id = work.pursuit_id
   where work.id = $2`,
);

@Injectable()
export class SqlProviderNotices extends ProviderNotices {
  constructor(private readonly sql: Sql) {
    super();
  }

  async take(eventId: string, caseId: string, at: Date): Promise<NoticedCase | undefined> {
    const [found] = await this.sql.run(take, [eventId, caseId, at]);
    if (!found) return undefined;
    const { state, ...noticed } = found;
    return { ...noticed, isEnded: !isRunning(state) || state === 'delivered' || state === 'presented' };
  }
}
