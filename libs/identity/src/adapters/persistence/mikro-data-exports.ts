import { EntityManager } from '@mikro-orm/postgresql';
import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { DataExport, EXPORT_TIMEOUT_MS } from '../../domain/data-export';
import { DataExports } from '../../domain/people.repository';

@Injectable()
export class MikroDataExports extends DataExports {
  constructor(private readonly em: EntityManager) {
    super();
  }

  add(made: DataExport): void {
    this.em.persist(made);
  }

  async lock(id: string): Promise<DataExport | undefined> {
    return (await this.em.findOne(DataExport, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE })) ?? undefined;
  }

  async newestOf(accountId: string): Promise<DataExport | undefined> {
    return (await this.em.findOne(DataExport, { accountId }, { orderBy: { requestedAt: 'desc' } })) ?? undefined;
  }

  async forgetAllOf(accountId: string): Promise<void> {
    await this.em.execute('delete from identity.data_exports where account_id = ?', [accountId], 'run');
  }

  async forgetExpired(now: Date): Promise<void> {
    const givenUp = new Date(now.getTime() - EXPORT_TIMEOUT_MS);
    await this.em.execute(
      'delete from identity.data_exports where expires_at <= ? or (ready_at is null and requested_at <= ?)',
      [now, givenUp],
      'run',
    );
  }
}
