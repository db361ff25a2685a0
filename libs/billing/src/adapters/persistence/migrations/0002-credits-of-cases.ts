import { Migration } from '@mikro-orm/migrations';

/** Holds a case's credits from its start. They may be returned in parts. */
export class CreditsOfCases extends Migration {
  override up(): void {
    this.addSql(`
      alter table billing.ledger_transactions
        drop constraint usage_is_of_cases,
        add constraint usage_is_of_cases check ((type = 'usage') = (cause_kind in ('case', 'requote'))),
        drop constraint ledger_transactions_returns_key;
      create index ledger_transactions_of_return on billing.ledger_transactions (returns) where returns is not null;
    `);
    this.addSql(MAINTAIN_GRANTS);
  }
}

/** Never returns the same credits twice. */
const MAINTAIN_GRANTS = `
  create or replace function billing.maintain_grants() returns trigger language plpgsql as $$
  declare
    moved record;
    piece record;
    missing integer;
  begin
    for moved in
      select entry.transaction_id, entry.account::uuid as owner_id, entry.position, entry.amount,
        posted.expires_at, posted.grant_id, posted.returns
      from new_entries entry join billing.ledger_transactions posted on posted.id = entry.transaction_id
      where entry.account not like '%:%'
      order by entry.position
    loop
      if moved.returns is not null then
        missing := moved.amount;
        for piece in
          select used.grant_id, sum(used.credits)::integer as credits
          from billing.grant_uses used join billing.grants given on given.id = used.grant_id
          where used.transaction_id = moved.returns
            or used.transaction_id in (select id from billing.ledger_transactions where returns = moved.returns)
          group by used.grant_id, given.position having sum(used.credits) > 0
          order by given.position desc
        loop
          exit when missing = 0;
          perform billing.use_grant(piece.grant_id, moved.transaction_id, -least(piece.credits, missing));
          missing := missing - least(piece.credits, missing);
        end loop;
      elsif moved.amount > 0 then
        missing := 0;
        insert into billing.grants values
          (moved.transaction_id, moved.owner_id, moved.position, moved.amount, moved.amount, moved.expires_at);
      else
        missing := -moved.amount;
        for piece in select id, remaining from billing.grants where id = moved.grant_id and remaining > 0 loop
          perform billing.use_grant(piece.id, moved.transaction_id, least(piece.remaining, missing));
          missing := missing - least(piece.remaining, missing);
        end loop;
        for piece in
          select id, remaining from billing.grants
          where owner_id = moved.owner_id and remaining > 0 and id is distinct from moved.grant_id
          order by position
        loop
          exit when missing = 0;
          perform billing.use_grant(piece.id, moved.transaction_id, least(piece.remaining, missing));
          missing := missing - least(piece.remaining, missing);
        end loop;
      end if;
      if missing <> 0 then
        raise exception 'transaction % moves credits that were never given', moved.transaction_id using errcode = 'check_violation';
      end if;
      update billing.credit_accounts account
      set expiring_at = (
        select min(given.expires_at) from billing.grants given where given.owner_id = account.owner_id and given.remaining > 0
      )
      where owner_id = moved.owner_id
        and (expiring_at is not null or moved.expires_at is not null or moved.returns is not null);
    end loop;
    return null;
  end $$;
`;
