import { FindPeopleIds, FindUsers } from '@casewright/identity';
import { PersonNames, type PersonName } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';

@Injectable()
export class PersonNamesFromIdentity extends PersonNames {
  constructor(private readonly queries: QueryBus) {
    super();
  }

  async named(ids: readonly string[]): Promise<ReadonlyMap<string, PersonName>> {
    const users = await this.queries.execute(new FindUsers(ids));
    return new Map(
      users.map(({ id, email, firstName, lastName }) => [id, { email, name: `${firstName} ${lastName}` }]),
    );
  }

  find(text: string): Promise<readonly string[]> {
    return this.queries.execute(new FindPeopleIds(text));
  }
}
