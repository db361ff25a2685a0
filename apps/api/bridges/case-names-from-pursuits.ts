import { CaseNames } from '@casewright/billing';
import { ListCaseStates } from '@casewright/pursuits';
import { caseNameText } from '@casewright/rules';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';

@Injectable()
export class CaseNamesFromPursuits extends CaseNames {
  constructor(private readonly queries: QueryBus) {
    super();
  }

  async of(caseIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const found = await this.queries.execute(new ListCaseStates(caseIds));
    return new Map(found.map(({ caseId, ...named }) => [caseId, caseNameText(named)]));
  }
}
