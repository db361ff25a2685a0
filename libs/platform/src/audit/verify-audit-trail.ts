import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { createHash } from 'node:crypto';
import { prepared, SqlReader } from '../persistence/sql-reader';

export interface AuditFault {
  /** Entry ID or chain position. */
  readonly subject: string;
  readonly detail: string;
}

export interface AuditProof {
  readonly entries: number;
  readonly days: number;
  /** Hash of the newest link. Store it elsewhere to prove later that nothing was cut off. */
  readonly hash: string;
  /** The first ones. */
  readonly faults: readonly AuditFault[];
  readonly faultCount: number;
}

/** Recomputes the chain without the database's own functions. */
export class VerifyAuditTrail extends Query<AuditProof> {
  /** @param known an earlier hash that the chain must contain */
  constructor(readonly known?: string | undefined) {
    super();
  }
}

interface LinkedEntry {
  /** Null if the entry was never linked. */
  readonly day: string | null;
  readonly position: number;
  readonly hash: string;
  readonly entryId: string;
  /** Null if the entry was removed. */
  readonly fields: readonly (string | null)[] | null;
}

// Read entries and links in one statement, so that a concurrent commit appears in both.
const chain = prepared<LinkedEntry>(
  'platform.audit-chain',
  `select to_char(link.day, 'YYYY-MM-DD') as day, link.position, link.hash, coalesce(link.entry_id, entry.id)::text as "entryId",
     case when entry.id is not null then array[
       entry.id::text, (extract(epoch from happened_at) * 1000000)::bigint::text, actor_kind, actor_id::text, actor,
       session_id::text, address, request_id, action, subject_kind, subject_id, details::text] end as fields
   from platform.audit_links link full join platform.audit_entries entry on entry.id = link.entry_id
   order by link.day, link.position`,
);

const LISTED_FAULTS = 50;

@QueryHandler(VerifyAuditTrail)
export class VerifyAuditTrailHandler implements IQueryHandler<VerifyAuditTrail> {
  constructor(private readonly sql: SqlReader) {}

  async execute({ known }: VerifyAuditTrail): Promise<AuditProof> {
    const faults: AuditFault[] = [];
    let faultCount = 0;
    const found = (subject: string, detail: string) => {
      if (++faultCount <= LISTED_FAULTS) faults.push({ subject, detail });
    };
    let [entries, days, previous, day, place] = [0, 0, '', '', 0];
    let isKnown = known === undefined;
    for await (const link of this.sql.stream(chain, [])) {
      entries++;
      if (link.day === null) {
        found(`entry ${link.entryId}`, 'is not in the chain');
        continue;
      }
      if (link.day !== day) [day, place, days] = [link.day, 0, days + 1];
      if (link.position !== place + 1) found(`${day}, ${place + 1} to ${link.position - 1}`, 'were removed');
      place = link.position;
      if (!link.fields) found(`entry ${link.entryId}`, `of ${day} was removed`);
      else if (hashOf([previous, day, String(place), ...link.fields]) !== link.hash) {
        found(`entry ${link.entryId}`, `of ${day} was changed, or what stands before it`);
      }
      previous = link.hash;
      isKnown ||= link.hash === known;
    }
    if (!isKnown) found(String(known), 'is not in the chain: it was cut off or rewritten');
    return { entries, days, hash: previous, faults, faultCount };
  }
}

/** Same algorithm as the database's link function. */
function hashOf(fields: readonly (string | null)[]): string {
  const text = fields.map((field) => (field === null ? '-' : `${Buffer.byteLength(field)}:${field}`)).join('');
  return createHash('sha256').update(text).digest('hex');
}
