import { CaseNumbers } from '@casewright/platform';
import { ListCaseStates } from '@casewright/pursuits';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';

@Injectable()
export class CaseNumbersFromPursuits extends CaseNumbers {
  constructor(private readonly queries: QueryBus) {
    super();
  }

  async of(caseIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const found = await this.queries.execute(new ListCaseStates(caseIds));
    return new Map(found.map(({ caseId, number }) => [caseId, number]));
  }
}
