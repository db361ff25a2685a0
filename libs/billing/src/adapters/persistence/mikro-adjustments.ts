import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Adjustment } from '../../domain/adjustment';
import { Adjustments } from '../../domain/adjustment.repository';

@Injectable()
export class MikroAdjustments extends Adjustments {
  constructor(private readonly em: EntityManager) {
    super();
  }

  add(adjustment: Adjustment): void {
    this.em.persist(adjustment);
  }

  async findForUpdate(id: string): Promise<Adjustment | undefined> {
    return (await this.em.findOne(Adjustment, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE })) ?? undefined;
  }

  async refundOf(orderId: string): Promise<Adjustment | undefined> {
    const openOrPosted = { orderId, state: { $nin: ['canceled', 'failed'] as const } };
    return (await this.em.findOne(Adjustment, openOrPosted, { lockMode: LockMode.PESSIMISTIC_WRITE })) ?? undefined;
  }
}
