/**
 * JSON array of the people whom the advocate review of a case invites: contacts marked as advocates, then people with a
 * link that is not revoked, each address once. Expects the tables `work` (cases) and `pursuit`.
 */
export const GUESTS = `(
  select coalesce(jsonb_agg(jsonb_build_object('name', name, 'email', email) order by source, place), '[]')
  from (
    select distinct on (lower(email)) * from (
      select contact ->> 'name' as name, contact ->> 'email' as email, 1 as source, place
      from jsonb_array_elements(pursuit.contacts) with ordinality as contacts (contact, place)
      where contact ->> 'role' = 'advocate' and contact ->> 'email' <> ''
      union all
      select name, email, 2, row_number() over (order by sent_at) from pursuits.advocate_links
      where case_id = work.id and (ended_as is null or ended_as = 'over')
    ) people order by lower(email), source, place
  ) guests)`;
