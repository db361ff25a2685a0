import { Migration } from '@mikro-orm/migrations';

/** Deleted only with their case. */
export class AdvocateLinksOfCases extends Migration {
  override up(): void {
    this.addSql(`
      create table pursuits.advocate_links (
        id         uuid primary key,
        case_id    uuid not null references pursuits.cases on delete cascade,
        name       text not null check (name <> ''),
        email      text not null check (email <> ''),
        token_hash text not null unique,
        sent_at    timestamptz not null,
        expires_at timestamptz not null check (expires_at > sent_at),
        opened_at  timestamptz,
        read_hash  text unique,
        read_until timestamptz,
        decision   text check (decision in ('approved', 'declined')),
        ended_as   text check (ended_as in ('revoked', 'stopped', 'over')),
        changed_at timestamptz not null,
        constraint opened_by_one_browser check (
          (opened_at is null) = (read_hash is null) and (opened_at is null) = (read_until is null)),
        constraint decided_once_opened check (decision is null or opened_at is not null),
        constraint decided_or_ended check (decision is null or ended_as is null)
      );
      create index advocate_links_of_case on pursuits.advocate_links (case_id, sent_at desc);

      create function pursuits.refuse_link_change() returns trigger language plpgsql as $$
      begin
        raise exception 'a link is opened once, and stays as it was answered or ended' using errcode = 'restrict_violation';
      end $$;
      create trigger stay_used before update on pursuits.advocate_links for each row
        when (
          (new.id, new.case_id, new.email, new.token_hash, new.expires_at)
            is distinct from (old.id, old.case_id, old.email, old.token_hash, old.expires_at)
          or (old.opened_at is not null and (new.opened_at, new.read_hash, new.read_until)
            is distinct from (old.opened_at, old.read_hash, old.read_until))
          or (coalesce(old.decision, old.ended_as) is not null and (new.decision, new.ended_as)
            is distinct from (old.decision, old.ended_as))
        ) execute function pursuits.refuse_link_change();

      alter table pursuits.case_steps drop constraint case_steps_party_check;
      alter table pursuits.case_steps add constraint known_party check (party in ('seller', 'provider', 'advocate'));
    `);
  }
}
