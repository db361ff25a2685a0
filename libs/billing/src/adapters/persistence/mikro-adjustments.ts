import { prepared, Sql } from '@casewright/platform';
import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Adjustment } from '../../domain/adjustment';
import { Adjustments } from '../../domain/adjustment.repository';

const movedByOneAdmin = prepared<{ readonly credits: number }>(
  'billing.moved-by-one-admin',
  'select billing.moved_by_one_admin($1, $2, $3, $4) as credits',
);

@Injectable()
export class MikroAdjustments extends Adjustments {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
  ) {
    super();
  }

  add(adjustment: Adjustment): void {
    this.em.persist(adjustment);
  }

  async movedByOneAdmin(admin: string, ownerId: string, direction: 'given' | 'taken', at: Date): Promise<number> {
    const [moved] = await this.sql.run(movedByOneAdmin, [admin, ownerId, direction === 'given', at]);
    return moved?.credits ?? 0;
  }

  async findForUpdate(id: string): Promise<Adjustment | undefined> {
    return (await this.em.findOne(Adjustment, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE })) ?? undefined;
  }

  async refundOf(orderId: string): Promise<Adjustment | undefined> {
    const openOrPosted = { orderId, state: { $nin: ['canceled', 'failed'] as const } };
    return (await this.em.findOne(Adjustment, openOrPosted, { lockMode: LockMode.PESSIMISTIC_WRITE })) ?? undefined;
  }
}
