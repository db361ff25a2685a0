import type { IntegrationEvent } from '@casewright/kernel';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Transactions } from '../persistence/transactions';
import { addToOutbox } from './add-to-outbox';

/** Where news goes that no aggregate records. */
export abstract class Outbox {
  /** Announced with the transaction that is open, or with one of its own. */
  abstract add(event: IntegrationEvent): Promise<void>;
}

@Injectable()
export class MikroOutbox extends Outbox {
  constructor(
    private readonly em: EntityManager,
    private readonly transactions: Transactions,
  ) {
    super();
  }

  async add(event: IntegrationEvent): Promise<void> {
    const write = () => addToOutbox(this.em, [event]);
    await (this.transactions.isOpen ? write() : this.transactions.run(write));
  }
}
