import { CaseStates, type NamedState } from '@casewright/case-pricing';
import { ListCaseStates } from '@casewright/pursuits';
import { caseNameText } from '@casewright/rules';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';

@Injectable()
export class CaseStatesFromPursuits extends CaseStates {
  constructor(private readonly queries: QueryBus) {
    super();
  }

  async of(caseIds: readonly string[]): Promise<ReadonlyMap<string, NamedState>> {
    const found = await this.queries.execute(new ListCaseStates(caseIds));
    return new Map(found.map(({ caseId, state, ...named }) => [caseId, { state, name: caseNameText(named) }]));
  }
}
