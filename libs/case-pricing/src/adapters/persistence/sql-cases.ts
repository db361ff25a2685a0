import { Outbox, prepared, SqlWriter } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import type { Case } from '../../domain/case';
import { Cases } from '../../domain/case.repository';

const insert = prepared(
  'case-pricing.add-case',
  'insert into case_pricing.cases (id, owner_id, selections, price, started_at) values ($1, $2, $3, $4, $5)',
);

/** Plain SQL: a case never changes, so a unit of work would have nothing to keep track of. */
@Injectable()
export class SqlCases extends Cases {
  constructor(
    private readonly sql: SqlWriter,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async add(started: Case): Promise<void> {
    const { id, ownerId, selections, price, startedAt } = started;
    this.sql.send(insert, [id, ownerId, JSON.stringify(selections), JSON.stringify(price), startedAt]);
    await this.outbox.add(started.releaseEvents());
  }
}
