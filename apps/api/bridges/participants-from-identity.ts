import { FindUser } from '@casewright/identity';
import { Participants } from '@casewright/pursuits';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';

/** Sellers and colleagues are called as their accounts say. */
@Injectable()
export class ParticipantsFromIdentity extends Participants {
  constructor(private readonly queries: QueryBus) {
    super();
  }

  async nameOf(userId: string): Promise<string> {
    const user = await this.queries.execute(new FindUser(userId));
    return user ? `${user.firstName} ${user.lastName}` : '';
  }
}
