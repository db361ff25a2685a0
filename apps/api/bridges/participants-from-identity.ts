import { FindUser, GetAdminUserIds } from '@casewright/identity';
import { Participants } from '@casewright/pursuits';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';

/** Names come from accounts. Admins are the provider's participants. */
@Injectable()
export class ParticipantsFromIdentity extends Participants {
  constructor(private readonly queries: QueryBus) {
    super();
  }

  async nameOf(userId: string): Promise<string> {
    const user = await this.queries.execute(new FindUser(userId));
    return user ? `${user.firstName} ${user.lastName}` : '';
  }

  providerIds(): Promise<readonly string[]> {
    return this.queries.execute(new GetAdminUserIds());
  }
}
