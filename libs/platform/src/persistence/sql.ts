import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CompiledQuery, type Transaction } from 'kysely';
import type { QueryResultRow } from 'pg';
import type { Prepared } from './sql-reader';

/** SQL in the transaction of the running command. */
@Injectable()
export class Sql {
  constructor(private readonly em: EntityManager) {}

  /** @throws the driver's error, with its SQLSTATE as `code` */
  async run<Row extends QueryResultRow>({ text }: Prepared<Row>, values: readonly unknown[]): Promise<Row[]> {
    const transaction = this.em.getTransactionContext<Transaction<unknown>>();
    if (!transaction) throw new Error('Only a command writes: it opens the transaction.');
    return (await transaction.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows;
  }
}
