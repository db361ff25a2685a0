import { CasesOfSellers } from '@casewright/messaging';
import { FindCase } from '@casewright/pursuits';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';

@Injectable()
export class CasesOfSellersFromPursuits extends CasesOfSellers {
  constructor(private readonly queries: QueryBus) {
    super();
  }

  async ownerOf(caseId: string): Promise<string | undefined> {
    return (await this.queries.execute(new FindCase(caseId)))?.ownerId;
  }
}
