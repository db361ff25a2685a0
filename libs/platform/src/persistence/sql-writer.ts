import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { QueryResultRow } from 'pg';
import { CommandTransaction } from './command-transaction';
import type { Prepared } from './sql-reader';

/**
 * The write side where a unit of work has nothing to add: statements that the server parses once per connection, in the
 * transaction of the command that runs.
 */
@Injectable()
export class SqlWriter {
  constructor(private readonly em: EntityManager) {}

  /** @throws the error of the driver, with its SQLSTATE as `code` */
  async run<Row extends QueryResultRow>(statement: Prepared<Row>, values: readonly unknown[]): Promise<Row[]> {
    return CommandTransaction.of(this.em).run(statement, values);
  }

  /**
   * For what has no answer to wait for: it leaves at once, is done before whatever comes after it, and is waited for when the
   * transaction ends, which fails with it.
   * @param toError what a refusal of the database means to who runs the command
   */
  send(statement: Prepared<QueryResultRow>, values: readonly unknown[], toError?: (error: unknown) => unknown): void {
    CommandTransaction.of(this.em).send(statement, values, toError);
  }
}
