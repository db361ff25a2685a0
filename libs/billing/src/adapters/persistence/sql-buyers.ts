import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Buyers } from '../../domain/buyers.repository';

@Injectable()
export class SqlBuyers extends Buyers {
  constructor(private readonly em: EntityManager) {
    super();
  }

  async forget(ownerId: string): Promise<void> {
    await this.em.execute('delete from billing.customers where owner_id = ?', [ownerId], 'run');
    await this.em.execute(
      'update billing.orders set billed_to = null where owner_id = ? and billed_to is not null',
      [ownerId],
      'run',
    );
  }
}
