import { Clock } from '@casewright/kernel';
import { type CountedPage, Lists, PersonNames } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { CASES, type CasesSelection, type CaseToDo, searchFilters, viewFilters, withNames } from './cases-to-do';
import { Participants } from './participants';

export class ListCasesToDo extends Query<CountedPage<CaseToDo>> {
  constructor(
    readonly readerId: string,
    readonly selection: CasesSelection,
    readonly before?: string | undefined,
  ) {
    super();
  }
}

@QueryHandler(ListCasesToDo)
export class ListCasesToDoHandler implements IQueryHandler<ListCasesToDo> {
  constructor(
    private readonly lists: Lists,
    private readonly participants: Participants,
    private readonly people: PersonNames,
    private readonly clock: Clock,
  ) {}

  async execute({ readerId, selection, before }: ListCasesToDo): Promise<CountedPage<CaseToDo>> {
    const filters = {
      ...(await searchFilters(this.people, selection)),
      ...viewFilters(readerId, selection.view, this.clock),
    };
    const page = await this.lists.countedPage(CASES, { values: [], filters, sort: 'due', before });
    return { ...page, rows: await withNames(this.participants, readerId, page.rows) };
  }
}
