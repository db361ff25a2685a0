import { Clock } from '@casewright/kernel';
import { type Counted, Lists } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { CASE_VIEWS, CASES, type CaseView, viewFilters } from './cases-to-do';

export interface CountedView extends Counted {
  /** Null for all cases. */
  readonly view: CaseView | null;
}

export class CountCasesToDo extends Query<readonly CountedView[]> {
  constructor(readonly readerId: string) {
    super();
  }
}

@QueryHandler(CountCasesToDo)
export class CountCasesToDoHandler implements IQueryHandler<CountCasesToDo> {
  constructor(
    private readonly lists: Lists,
    private readonly clock: Clock,
  ) {}

  execute({ readerId }: CountCasesToDo): Promise<readonly CountedView[]> {
    return Promise.all(
      [null, ...CASE_VIEWS].map(async (view) => {
        const filters = viewFilters(readerId, view, this.clock);
        return { view, ...(await this.lists.count(CASES, { values: [], filters })) };
      }),
    );
  }
}
