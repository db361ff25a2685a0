import { prepared, Sql } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { ResetRequests } from '../../domain/people.repository';
import { hashOfKey } from './hash-of-key';

const since = prepared<{ readonly requestedAt: Date }>(
  'identity.reset-requests-since',
  `select requested_at as "requestedAt" from identity.reset_requests where address_hash = $1 and requested_at > $2`,
);
const add = prepared('identity.add-reset-request', 'insert into identity.reset_requests values ($1, $2)');

@Injectable()
export class SqlResetRequests extends ResetRequests {
  constructor(private readonly sql: Sql) {
    super();
  }

  async since(email: string, from: Date): Promise<readonly Date[]> {
    return (await this.sql.run(since, [hashOfKey(email), from])).map(({ requestedAt }) => requestedAt);
  }

  async add(email: string, at: Date): Promise<void> {
    await this.sql.run(add, [hashOfKey(email), at]);
  }
}
