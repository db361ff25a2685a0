import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ResetRequests } from '../../domain/people.repository';
import { hashOfKey } from './hash-of-key';

@Injectable()
export class SqlResetRequests extends ResetRequests {
  constructor(private readonly em: EntityManager) {
    super();
  }

  async since(email: string, since: Date): Promise<readonly Date[]> {
    const rows = await this.em.execute<{ requestedAt: string | Date }[]>(
      `select requested_at as "requestedAt" from identity.reset_requests where address_hash = ? and requested_at > ?`,
      [hashOfKey(email), since],
    );
    return rows.map(({ requestedAt }) => new Date(requestedAt));
  }

  async add(email: string, at: Date): Promise<void> {
    await this.em.execute('insert into identity.reset_requests values (?, ?)', [hashOfKey(email), at], 'run');
  }
}
