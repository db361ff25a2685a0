import { FindUser, LockAccounts } from '@casewright/identity';
import { Directory } from '@casewright/messaging';
import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';

@Injectable()
export class DirectoryFromIdentity extends Directory {
  constructor(
    private readonly queries: QueryBus,
    private readonly commands: CommandBus,
  ) {
    super();
  }

  async nameOf(userId: string): Promise<string> {
    const user = await this.queries.execute(new FindUser(userId));
    return user ? `${user.firstName} ${user.lastName}` : '';
  }

  existing(userIds: readonly string[]): Promise<readonly string[]> {
    return this.commands.execute(new LockAccounts(userIds));
  }

  async emailOf(userId: string): Promise<string | undefined> {
    return (await this.queries.execute(new FindUser(userId)))?.email;
  }

  async find(emailOrId: string): Promise<string | undefined> {
    return (await this.queries.execute(new FindUser(emailOrId)))?.id;
  }
}
