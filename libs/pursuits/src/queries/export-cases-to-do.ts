import { Clock } from '@casewright/kernel';
import { type CsvColumns, type CsvFile, Lists, PersonNames } from '@casewright/platform';
import { CASE_STATE_LABELS, caseNumberText, dueDateText } from '@casewright/rules';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import {
  CASES,
  type CasesSelection,
  type CaseToDo,
  type CaseToDoRow,
  searchFilters,
  viewFilters,
  withNames,
} from './cases-to-do';
import { Participants } from './participants';

export class ExportCasesToDo extends Query<CsvFile> {
  constructor(
    readonly readerId: string,
    readonly selection: CasesSelection,
  ) {
    super();
  }
}

const columns: CsvColumns<CaseToDoRow & CaseToDo> = {
  Case: ({ number }) => caseNumberText(number),
  Prospect: ({ prospect }) => prospect,
  Opportunity: ({ opportunity }) => opportunity,
  State: ({ state }) => CASE_STATE_LABELS[state],
  Due: ({ dueAt }) => dueAt && dueDateText(dueAt),
  Started: ({ startedAt }) => startedAt.toISOString(),
  Credits: ({ credits }) => credits,
  Seller: ({ seller }) => seller,
  Company: ({ company }) => company,
  Analyst: ({ analyst }) => analyst,
};

@QueryHandler(ExportCasesToDo)
export class ExportCasesToDoHandler implements IQueryHandler<ExportCasesToDo> {
  constructor(
    private readonly lists: Lists,
    private readonly participants: Participants,
    private readonly people: PersonNames,
    private readonly clock: Clock,
  ) {}

  async execute({ readerId, selection }: ExportCasesToDo): Promise<CsvFile> {
    const request = {
      values: [],
      filters: {
        ...(await searchFilters(this.people, selection)),
        ...viewFilters(readerId, selection.view, this.clock),
      },
      sort: 'due',
    };
    return this.lists.csv<CaseToDoRow, CaseToDoRow & CaseToDo>(CASES, request, columns, async (rows) => {
      const named = await withNames(this.participants, readerId, rows);
      return rows.map((row, index) => Object.assign({}, row, named[index]));
    });
  }
}
