import { CaseStates } from '@casewright/case-pricing';
import { ListCaseStates } from '@casewright/pursuits';
import type { CaseState } from '@casewright/rules';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';

@Injectable()
export class CaseStatesFromPursuits extends CaseStates {
  constructor(private readonly queries: QueryBus) {
    super();
  }

  async of(caseIds: readonly string[]): Promise<ReadonlyMap<string, CaseState>> {
    const found = await this.queries.execute(new ListCaseStates(caseIds));
    return new Map(found.map(({ caseId, state }) => [caseId, state]));
  }
}
