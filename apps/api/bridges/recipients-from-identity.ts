import { FindUser } from '@casewright/identity';
import { type MessageReader, Recipients } from '@casewright/messaging';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';

@Injectable()
export class RecipientsFromIdentity extends Recipients {
  constructor(private readonly queries: QueryBus) {
    super();
  }

  find(userId: string): Promise<MessageReader | undefined> {
    return this.queries.execute(new FindUser(userId));
  }
}
