import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CompiledQuery, type ControlledTransaction } from 'kysely';
import type { QueryResultRow } from 'pg';
import type { Prepared } from './sql-reader';

/**
 * The write side where a unit of work has nothing to add: statements that the server parses once per connection, in the
 * transaction of the command that runs.
 */
@Injectable()
export class SqlWriter {
  constructor(private readonly em: EntityManager) {}

  /** @throws the error of the driver, with its SQLSTATE as `code` */
  run<Row extends QueryResultRow>(statement: Prepared<Row>, values: readonly unknown[]): Promise<Row[]> {
    return runPrepared(this.em, statement, values);
  }
}

export async function runPrepared<Row extends QueryResultRow>(
  em: EntityManager,
  { text }: Prepared<Row>,
  values: readonly unknown[],
): Promise<Row[]> {
  const transaction = em.getTransactionContext<ControlledTransaction<unknown>>();
  if (!transaction) throw new Error('Only a command writes: it opens the transaction.');
  const { rows } = await transaction.executeQuery<Row>(CompiledQuery.raw(text, [...values]));
  return rows;
}
