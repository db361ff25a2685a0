import { type Contact, Contacts } from '@casewright/billing';
import { FindUser } from '@casewright/identity';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';

@Injectable()
export class ContactsFromIdentity extends Contacts {
  constructor(private readonly queries: QueryBus) {
    super();
  }

  find(ownerId: string): Promise<Contact | undefined> {
    return this.queries.execute(new FindUser(ownerId));
  }
}
