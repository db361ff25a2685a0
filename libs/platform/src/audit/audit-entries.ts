import type { AuditDetails } from '@casewright/kernel';
import { isUuid } from '../lists/is-uuid';
import { List } from '../lists/list';
import type { PersonNames } from '../lists/person-names';
import type { ActorKind } from './audited-work';

export interface AuditEntry {
  readonly id: string;
  readonly happenedAt: Date;
  readonly actorKind: ActorKind;
  readonly actorId: string | null;
  readonly actor: string | null;
  readonly sessionId: string | null;
  readonly address: string | null;
  readonly requestId: string | null;
  readonly action: string;
  readonly subjectKind: string | null;
  readonly subjectId: string | null;
  readonly details: AuditDetails;
}

export interface AuditSelection {
  readonly search?: string | undefined;
  readonly actor?: string | undefined;
  readonly subject?: string | undefined;
  readonly action?: string | undefined;
  readonly show?: 'changes' | undefined;
  /** UTC days, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const BY_TIME = [
  { column: 'happened_at', type: 'timestamptz' },
  { column: 'id', type: 'bigint' },
] as const;

export const AUDIT_ENTRIES = new List<AuditEntry>({
  name: 'platform.audit-entries',
  select: `id, happened_at as "happenedAt", actor_kind as "actorKind", actor_id as "actorId", actor,
    session_id as "sessionId", address, request_id as "requestId", action, subject_kind as "subjectKind",
    subject_id as "subjectId", details`,
  from: 'platform.audit_entries',
  where: 'true',
  parameters: 0,
  newestFirst: BY_TIME,
  sorts: { time: BY_TIME },
  filters: {
    people: '(actor_id = any(?::uuid[]) or subject_id = any(?::uuid[]::text[]))',
    address: 'address = ?',
    subject: 'subject_id = ?',
    actor: 'actor_id = ?::uuid',
    action: 'action = ?',
    show: `(platform.is_change(action) and ? = 'changes')`,
    id: 'id = ?::bigint',
    from: `happened_at >= ?::date at time zone 'UTC'`,
    to: `happened_at < (?::date + 1) at time zone 'UTC'`,
  },
  pageSize: 25,
});

const ENTRY = /^\d{1,18}$/;
const IP_ADDRESS = /^(\d{1,3}(\.\d{1,3}){3}|[\da-f]*:[\da-f:.]*)$/i;

export async function filtersOf(people: PersonNames, { search = '', ...chosen }: AuditSelection) {
  const wanted = search.trim();
  if (!wanted) return chosen;
  if (ENTRY.test(wanted)) return { ...chosen, id: wanted };
  if (isUuid(wanted)) return { ...chosen, people: [wanted] };
  if (IP_ADDRESS.test(wanted)) return { ...chosen, address: wanted };
  return { ...chosen, people: await people.find(wanted) };
}
