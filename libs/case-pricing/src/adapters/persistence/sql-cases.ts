import { CommandEvents, prepared, Sql } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import type { Case } from '../../domain/case';
import { Cases } from '../../domain/case.repository';

const insert = prepared(
  'case-pricing.add-case',
  'insert into case_pricing.cases (id, owner_id, selections, price, started_at) values ($1, $2, $3, $4, $5)',
);

/** SQL, because a case never changes. */
@Injectable()
export class SqlCases extends Cases {
  constructor(
    private readonly sql: Sql,
    private readonly events: CommandEvents,
  ) {
    super();
  }

  async add(started: Case): Promise<void> {
    const { id, ownerId, selections, price, startedAt } = started;
    await this.sql.run(insert, [id, ownerId, JSON.stringify(selections), JSON.stringify(price), startedAt]);
    this.events.track(started);
  }
}
