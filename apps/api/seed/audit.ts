import { since } from './people';
import type { Seeding } from './seeding';

const OF_LISTS = `'list-users', 'list-all-messages', 'list-pilot-signups'`;
const ACTIONS = `array[${OF_LISTS}, 'get-user', 'adjust-credits', 'list-transactions-of-user', 'get-user', 'get-user',
  'resend-verification', 'list-users', 'get-balance-of-user', 'approve-pilot-signup', 'list-users']`;

const LINKS = `
  create function pg_temp.links() returns setof platform.audit_links language plpgsql as $$
  declare
    link platform.audit_links;
    today date;
    entry platform.audit_entries;
  begin
    select * into link from platform.audit_links order by day desc, position desc limit 1;
    today := greatest((clock_timestamp() at time zone 'UTC')::date, link.day);
    for entry in select * from platform.audit_entries
      where not exists (select from platform.audit_links where entry_id = id) order by id
    loop
      link := (
        today, case when link.day = today then link.position + 1 else 1 end, entry.id, coalesce(link.hash, ''));
      link.hash := platform.audit_hash(link.hash, today, link.position, entry);
      return next link;
    end loop;
  end $$`;

/** Reads and changes by the first admin, chained as the trigger would. */
export const audit = ({ auditEntries: [from, to], admin }: Seeding): readonly string[] => [
  `insert into platform.audit_entries (happened_at, actor_kind, actor_id, actor, address, request_id, action, subject_kind,
     subject_id, details)
   select ${since('2024-04-01', 'n')}, 'admin', ${admin.id}::uuid, ${admin.email}, '203.0.113.' || n % 250,
     pg_temp.seeded('request', n)::text, action, case when is_of_user then 'user' end,
     case when is_of_user then pg_temp.seeded('user', n)::text end, '{}'
   from generate_series(${from}, ${to}) n,
     lateral (select case when n % 1000 = 0 then 'promote-to-admin' else (${ACTIONS})[1 + n % 13] end as action) done,
     lateral (select action not in (${OF_LISTS}) as is_of_user) about`,
  LINKS,
  'insert into platform.audit_links select * from pg_temp.links()',
];
