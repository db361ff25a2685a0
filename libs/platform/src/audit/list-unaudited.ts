import type { AuditValue } from '@casewright/kernel';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { long, SqlReader } from '../persistence/sql-reader';

/** An entry that the trail should contain. */
export interface ExpectedEntry {
  /** Names it in the answer. */
  readonly key: string;
  readonly action: string;
  /** Undefined for operations without one, which should be few. */
  readonly subjectId?: string;
  /** Among the facts of the entry. */
  readonly facts: Readonly<Record<string, AuditValue>>;
}

/** Keys of expected entries that the trail does not contain. */
export class ListUnaudited extends Query<ReadonlySet<string>> {
  constructor(readonly expected: readonly ExpectedEntry[]) {
    super();
  }
}

// Each branch reads its own index: an action alone has as many entries as it was done.
const missing = long<{ readonly key: string }>(
  'platform.list-unaudited',
  `select key from jsonb_to_recordset($1::jsonb) as expected (key text, action text, "subjectId" text, facts jsonb)
   where not case when expected."subjectId" is null
     then exists (
       select from platform.audit_entries entry
       where entry.action = expected.action and entry.details -> 'facts' @> expected.facts
     )
     else exists (
       select from platform.audit_entries entry
       where entry.subject_id = expected."subjectId" and entry.action = expected.action
         and entry.details -> 'facts' @> expected.facts
     )
   end`,
);

@QueryHandler(ListUnaudited)
export class ListUnauditedHandler implements IQueryHandler<ListUnaudited> {
  constructor(private readonly sql: SqlReader) {}

  async execute({ expected }: ListUnaudited): Promise<ReadonlySet<string>> {
    const rows = await this.sql.read(missing, [JSON.stringify(expected)]);
    return new Set(rows.map(({ key }) => key));
  }
}
