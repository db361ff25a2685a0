import { type Owner, Owners } from '@casewright/case-pricing';
import { FindPeopleIds, FindUsers } from '@casewright/identity';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';

@Injectable()
export class OwnersFromIdentity extends Owners {
  constructor(private readonly queries: QueryBus) {
    super();
  }

  async named(ids: readonly string[]): Promise<ReadonlyMap<string, Owner>> {
    const users = await this.queries.execute(new FindUsers(ids));
    return new Map(users.map(({ id, firstName, lastName, email }) => [id, { firstName, lastName, email }]));
  }

  search(text: string): Promise<readonly string[]> {
    return this.queries.execute(new FindPeopleIds(text));
  }
}
