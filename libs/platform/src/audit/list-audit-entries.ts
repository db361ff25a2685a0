import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type CountedPage, Lists } from '../lists/lists';
import { CaseNumbers } from '../lists/case-numbers';
import { isUuid } from '../lists/is-uuid';
import { AUDIT_ENTRIES, type AuditEntry, type AuditSelection, filtersOf } from './audit-entries';
import { PersonNames, type PersonName } from '../lists/person-names';

export interface NamedAuditEntry extends AuditEntry {
  /** Null for operators and deleted accounts. */
  readonly actorPerson: PersonName | null;
  readonly subjectPerson: PersonName | null;
  /** Of a case that exists. */
  readonly subjectCaseNumber: number | null;
}

export class ListAuditEntries extends Query<CountedPage<NamedAuditEntry>> {
  constructor(
    readonly selection: AuditSelection,
    readonly sort?: string | undefined,
    readonly before?: string | undefined,
  ) {
    super();
  }
}

export const USER = 'user';
const CASE = 'case';

@QueryHandler(ListAuditEntries)
export class ListAuditEntriesHandler implements IQueryHandler<ListAuditEntries> {
  constructor(
    private readonly lists: Lists,
    private readonly people: PersonNames,
    private readonly cases: CaseNumbers,
  ) {}

  async execute({ selection, sort, before }: ListAuditEntries): Promise<CountedPage<NamedAuditEntry>> {
    const filters = await filtersOf(this.people, selection);
    const page = await this.lists.countedPage(AUDIT_ENTRIES, { values: [], filters, sort, before });
    const known = await this.people.named([...new Set(page.rows.flatMap(peopleIn))]);
    const numbers = await numbersOfCases(this.cases, page.rows);
    const rows = page.rows.map((entry) => ({
      ...entry,
      actorPerson: (entry.actorId && known.get(entry.actorId)) || null,
      subjectPerson: (entry.subjectKind === USER && known.get(entry.subjectId ?? '')) || null,
      subjectCaseNumber: numbers.get(entry.subjectId ?? '') ?? null,
    }));
    return { ...page, rows };
  }
}

const peopleIn = ({ actorId, subjectKind, subjectId }: AuditEntry): readonly string[] => [
  ...(actorId ? [actorId] : []),
  ...(subjectKind === USER && subjectId ? [subjectId] : []),
];

/** By ID, of the cases that are objects of entries. */
export const numbersOfCases = (cases: CaseNumbers, entries: readonly AuditEntry[]) =>
  cases.of([...new Set(entries.flatMap(caseIn))]);

const caseIn = ({ subjectKind, subjectId }: AuditEntry): readonly string[] =>
  subjectKind === CASE && subjectId && isUuid(subjectId) ? [subjectId] : [];
