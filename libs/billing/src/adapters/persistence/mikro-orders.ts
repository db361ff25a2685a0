import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Order } from '../../domain/order';
import { Orders } from '../../domain/order.repository';

@Injectable()
export class MikroOrders extends Orders {
  constructor(private readonly em: EntityManager) {
    super();
  }

  add(order: Order): void {
    this.em.persist(order);
  }

  async findForUpdate(id: string): Promise<Order | undefined> {
    return (await this.em.findOne(Order, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE })) ?? undefined;
  }
}
