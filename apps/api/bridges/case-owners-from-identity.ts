import { FindUser } from '@casewright/identity';
import { type CaseOwner, CaseOwners } from '@casewright/pursuits';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';

@Injectable()
export class CaseOwnersFromIdentity extends CaseOwners {
  constructor(private readonly queries: QueryBus) {
    super();
  }

  find(userId: string): Promise<CaseOwner | undefined> {
    return this.queries.execute(new FindUser(userId));
  }
}
