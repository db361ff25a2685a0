import { prepared, Sql } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { Hold } from '../../domain/hold';
import { Holds } from '../../domain/hold.repository';

interface HoldRow {
  readonly ownerId: string;
  readonly credits: number;
  readonly transactionId: string;
  readonly reservedAt: Date;
  readonly captured: number;
  readonly endedAt: Date | null;
}

const add = prepared(
  'billing.add-hold',
  `insert into billing.holds (id, owner_id, credits, captured, transaction_id, reserved_at) values ($1, $2, $3, 0, $4, $5)`,
);
const find = prepared<HoldRow>(
  'billing.find-hold',
  `select owner_id as "ownerId", credits, transaction_id as "transactionId", reserved_at as "reservedAt", captured,
     ended_at as "endedAt"
   from billing.holds where id = $1 for update`,
);
const save = prepared('billing.save-hold', 'update billing.holds set captured = $2, ended_at = $3 where id = $1');

/** A hold has its case's ID. */
@Injectable()
export class SqlHolds extends Holds {
  constructor(private readonly sql: Sql) {
    super();
  }

  async add({ caseId, ownerId, credits, transactionId, reservedAt }: Hold): Promise<void> {
    await this.sql.run(add, [caseId, ownerId, credits, transactionId, reservedAt]);
  }

  async findForUpdate(caseId: string): Promise<Hold | undefined> {
    const [row] = await this.sql.run(find, [caseId]);
    if (!row) return undefined;
    const { ownerId, credits, transactionId, reservedAt, captured, endedAt } = row;
    return new Hold(caseId, ownerId, credits, transactionId, reservedAt, { captured, endedAt });
  }

  async save({ caseId, state: { captured, endedAt } }: Hold): Promise<void> {
    await this.sql.run(save, [caseId, captured, endedAt]);
  }
}
