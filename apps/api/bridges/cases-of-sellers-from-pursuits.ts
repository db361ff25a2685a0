import { type CaseOfSeller, CasesOfSellers } from '@casewright/messaging';
import { FindCase } from '@casewright/pursuits';
import { caseNameText } from '@casewright/rules';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';

@Injectable()
export class CasesOfSellersFromPursuits extends CasesOfSellers {
  constructor(private readonly queries: QueryBus) {
    super();
  }

  async find(caseId: string): Promise<CaseOfSeller | undefined> {
    const found = await this.queries.execute(new FindCase(caseId));
    return found && { ownerId: found.ownerId, name: caseNameText(found) };
  }
}
