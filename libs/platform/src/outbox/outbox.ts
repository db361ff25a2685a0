import type { DomainEvent } from '@casewright/kernel';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Transactions } from '../persistence/transactions';
import { addToOutbox } from './add-to-outbox';

/** Where news goes that no aggregate records. */
export abstract class Outbox {
  /** Announces those that others may hear of, with the transaction that is open or with one of its own. */
  abstract add(events: readonly DomainEvent[]): Promise<void>;
}

@Injectable()
export class MikroOutbox extends Outbox {
  constructor(
    private readonly em: EntityManager,
    private readonly transactions: Transactions,
  ) {
    super();
  }

  async add(events: readonly DomainEvent[]): Promise<void> {
    const write = () => addToOutbox(this.em, events);
    if (this.transactions.isOpen) write();
    else await this.transactions.run(async () => write());
  }
}
