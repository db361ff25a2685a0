import { FindUser, FindUsersByEmail, GetAdminUserIds, SearchPeople, type User } from '@casewright/identity';
import { People, type Person } from '@casewright/messaging';
import { normaliseEmail } from '@casewright/rules';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';

@Injectable()
export class PeopleFromIdentity extends People {
  constructor(private readonly queries: QueryBus) {
    super();
  }

  async find(emailOrId: string): Promise<string | undefined> {
    return (await this.queries.execute(new FindUser(emailOrId)))?.id;
  }

  async search(text: string): Promise<readonly Person[]> {
    const found = await this.queries.execute(new SearchPeople(text));
    return found.map(named);
  }

  async withEmails(emails: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const users = await this.queries.execute(new FindUsersByEmail(emails));
    const ids = new Map(users.map(({ id, email }) => [email, id]));
    return new Map(
      emails.flatMap((email) => {
        const id = ids.get(normaliseEmail(email) ?? '');
        return id ? [[email, id] as const] : [];
      }),
    );
  }

  async admins(): Promise<readonly Person[]> {
    const ids = await this.queries.execute(new GetAdminUserIds());
    const users = await Promise.all(ids.map((id) => this.queries.execute(new FindUser(id))));
    return users.flatMap((user) => user ?? []).map(named);
  }
}

const named = ({ id, email, firstName, lastName }: User): Person => ({
  id,
  email,
  name: `${firstName} ${lastName}`,
});
