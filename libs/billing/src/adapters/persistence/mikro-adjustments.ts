import { prepared, Sql } from '@casewright/platform';
import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Adjustment } from '../../domain/adjustment';
import { Adjustments, type PilotApproval } from '../../domain/adjustment.repository';

const movedByOneAdmin = prepared<{ readonly credits: number }>(
  'billing.moved-by-one-admin',
  'select billing.moved_by_one_admin($1, $2, $3, $4) as credits',
);

const addPilot = prepared(
  'billing.add-pilot-approval',
  `insert into billing.pilot_approvals (signup_id, owner_id, credits, approved_by, approved_at)
   values ($1, $2, $3, $4, $5)`,
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

  async addPilot({ signupId, ownerId, credits, approvedBy, approvedAt }: PilotApproval): Promise<void> {
    await this.sql.run(addPilot, [signupId, ownerId, credits, approvedBy, approvedAt]);
  }

  async findForUpdate(id: string): Promise<Adjustment | undefined> {
    return (await this.em.findOne(Adjustment, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE })) ?? undefined;
  }

  async refundOf(orderId: string): Promise<Adjustment | undefined> {
    const openOrPosted = { orderId, state: { $nin: ['canceled', 'failed'] as const } };
    return (await this.em.findOne(Adjustment, openOrPosted, { lockMode: LockMode.PESSIMISTIC_WRITE })) ?? undefined;
  }
}
