import { prepared, Sql } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { type FirstInvitations, InvitedAddresses } from '../../domain/invited-addresses.repository';

const lockSeller = prepared(
  'pursuits.lock-inviting-seller',
  `select pg_advisory_xact_lock(hashtextextended('pursuits.invite-advocate ' || $1, 0))`,
);
const compare = prepared<FirstInvitations>(
  'pursuits.compare-invited-addresses',
  `with invited as (
     select invited.email, min(invited.first_at) as first_at
     from pursuits.invited_addresses invited join pursuits.cases work on work.id = invited.case_id
     where work.owner_id = $1::uuid group by invited.email
   )
   select (select count(*) from invited where first_at > $3)::int as recent,
     array(
       select lower(email) from jsonb_array_elements_text($2::jsonb) as given (email)
       except select email from invited
     ) as unknown`,
);
const save = prepared(
  'pursuits.save-invited-addresses',
  `insert into pursuits.invited_addresses (case_id, email, first_at)
   select $1, lower(email), $3 from jsonb_array_elements_text($2::jsonb) as given (email)
   on conflict do nothing`,
);

@Injectable()
export class SqlInvitedAddresses extends InvitedAddresses {
  constructor(private readonly sql: Sql) {
    super();
  }

  async compare(sellerId: string, emails: readonly string[], since: Date): Promise<FirstInvitations> {
    await this.sql.run(lockSeller, [sellerId]);
    const [found] = await this.sql.run(compare, [sellerId, JSON.stringify(emails), since]);
    return found ?? { recent: 0, unknown: emails };
  }

  async save(caseId: string, emails: readonly string[], at: Date): Promise<void> {
    await this.sql.run(save, [caseId, JSON.stringify(emails), at]);
  }
}
