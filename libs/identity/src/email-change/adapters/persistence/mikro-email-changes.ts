import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CHANGE_WAITS_MS, EmailChange } from '../../domain/email-change';
import { EmailChanges } from '../../domain/email-change.repository';

const held = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;

@Injectable()
export class MikroEmailChanges extends EmailChanges {
  constructor(private readonly em: EntityManager) {
    super();
  }

  add(change: EmailChange): void {
    this.em.persist(change);
  }

  async lock(id: string): Promise<EmailChange | undefined> {
    return (await this.em.findOne(EmailChange, { id }, held)) ?? undefined;
  }

  async lockWaiting(accountId: string, now: Date): Promise<EmailChange | undefined> {
    const requestedAt = { $gt: new Date(now.getTime() - CHANGE_WAITS_MS) };
    return (await this.em.findOne(EmailChange, { accountId, madeAt: null, requestedAt }, held)) ?? undefined;
  }

  async keeping(oldEmail: string, now: Date): Promise<EmailChange | undefined> {
    const newestFirst = { orderBy: { undoableUntil: 'desc' }, ...held } as const;
    return (await this.em.findOne(EmailChange, { oldEmail, undoableUntil: { $gt: now } }, newestFirst)) ?? undefined;
  }

  async forgetWaiting(accountId: string): Promise<void> {
    await this.em.execute(
      'delete from identity.email_changes where account_id = ? and made_at is null',
      [accountId],
      'run',
    );
  }

  async forgetSince(accountId: string, requestedAt: Date): Promise<void> {
    await this.em.execute(
      'delete from identity.email_changes where account_id = ? and requested_at >= ?',
      [accountId, requestedAt],
      'run',
    );
  }
}
