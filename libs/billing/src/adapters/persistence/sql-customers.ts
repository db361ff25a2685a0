import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Customers } from '../../domain/customers';

@Injectable()
export class SqlCustomers extends Customers {
  constructor(private readonly em: EntityManager) {
    super();
  }

  /** The newest stays: the provider may have forgotten an earlier one. */
  async keep(ownerId: string, customerId: string): Promise<void> {
    await this.em.execute(
      `insert into billing.customers (owner_id, customer_id) values (?, ?)
       on conflict (owner_id) do update set customer_id = excluded.customer_id`,
      [ownerId, customerId],
      'run',
    );
  }
}
