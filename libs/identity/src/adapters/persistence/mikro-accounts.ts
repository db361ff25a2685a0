import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Account } from '../../domain/account';
import { Accounts } from '../../domain/people.repository';

@Injectable()
export class MikroAccounts extends Accounts {
  constructor(private readonly em: EntityManager) {
    super();
  }

  add(account: Account): void {
    this.em.persist(account);
  }

  async lock(id: string): Promise<Account | undefined> {
    return (await this.em.findOne(Account, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE })) ?? undefined;
  }

  async lockAddress(email: string): Promise<Account | undefined> {
    // An advisory lock, because there may be no row yet.
    await this.em.execute(`select pg_advisory_xact_lock(hashtextextended('identity:' || ?, 0))`, [email]);
    return (await this.em.findOne(Account, { email }, { lockMode: LockMode.PESSIMISTIC_WRITE })) ?? undefined;
  }

  async lockExisting(ids: readonly string[]): Promise<readonly string[]> {
    // Ordered to avoid deadlocks.
    const kept = await this.em.execute<{ id: string }[]>(
      `select id from identity.accounts
       where id in (select jsonb_array_elements_text(?::jsonb)::uuid) order by id for key share`,
      [JSON.stringify(ids)],
    );
    return kept.map(({ id }) => id);
  }

  async lockAdmins(): Promise<void> {
    await this.em.execute(`select pg_advisory_xact_lock(hashtext('identity.admins'))`);
  }

  async adminEmails(): Promise<readonly string[]> {
    const admins = await this.em.execute<{ email: string }[]>(
      `select email from identity.accounts where role = 'admin' order by created_at, id`,
    );
    return admins.map(({ email }) => email);
  }

  async countOtherAdmins(id: string): Promise<number> {
    const staying = await this.em.execute<unknown[]>(
      `select from identity.accounts where role = 'admin' and deletion_due_at is null and id <> ? for update`,
      [id],
    );
    return staying.length;
  }

  async remove(id: string): Promise<void> {
    const email = '(select email from identity.accounts where id = ?)';
    await this.em.execute(`delete from identity.registrations where email = ${email}`, [id], 'run');
    await this.em.execute(`delete from identity.email_codes where subject = ${email}`, [id], 'run');
    await this.em.execute('delete from identity.accounts where id = ?', [id], 'run');
  }
}
