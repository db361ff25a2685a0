import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CsvColumns } from '../lists/csv-file';
import { type CsvFile, Lists } from '../lists/lists';
import { AUDIT_ENTRIES, type AuditEntry, type AuditSelection, filtersOf } from './audit-entries';
import { CaseNumbers } from '../lists/case-numbers';
import { PersonNames } from '../lists/person-names';
import { numbersOfCases } from './list-audit-entries';

export class ExportAuditEntries extends Query<CsvFile> {
  constructor(
    readonly selection: AuditSelection,
    readonly sort?: string | undefined,
  ) {
    super();
  }
}

interface NumberedEntry extends AuditEntry {
  readonly caseNumber: number | undefined;
}

const columns: CsvColumns<NumberedEntry> = {
  Entry: ({ id }) => id,
  Time: ({ happenedAt }) => happenedAt.toISOString(),
  Person: ({ actor, actorKind }) => actor ?? actorKind,
  'Person ID': ({ actorId }) => actorId,
  Action: ({ action }) => action,
  Object: ({ subjectKind }) => subjectKind,
  'Object ID': ({ subjectId }) => subjectId,
  Case: ({ caseNumber }) => (caseNumber ? `C-${caseNumber}` : null),
  Details: ({ details }) => (Object.keys(details).length > 0 ? JSON.stringify(details) : null),
  'IP address': ({ address }) => address,
  Session: ({ sessionId }) => sessionId,
  Request: ({ requestId }) => requestId,
};

@QueryHandler(ExportAuditEntries)
export class ExportAuditEntriesHandler implements IQueryHandler<ExportAuditEntries> {
  constructor(
    private readonly lists: Lists,
    private readonly people: PersonNames,
    private readonly cases: CaseNumbers,
  ) {}

  async execute({ selection, sort }: ExportAuditEntries): Promise<CsvFile> {
    const filters = await filtersOf(this.people, selection);
    return this.lists.csv(AUDIT_ENTRIES, { values: [], filters, sort }, columns, async (entries) => {
      const numbers = await numbersOfCases(this.cases, entries);
      return entries.map((entry) => ({ ...entry, caseNumber: numbers.get(entry.subjectId ?? '') }));
    });
  }
}
