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

  /**
   * For what has no answer to wait for: it leaves at once, is done before whatever comes after it, and is waited for when the
   * transaction ends, which fails with it.
   * @param toError what a refusal of the database means to who runs the command
   */
  send(statement: Prepared<QueryResultRow>, values: readonly unknown[], toError?: (error: unknown) => unknown): void {
    sendPrepared(this.em, statement, values, toError);
  }
}

export async function runPrepared<Row extends QueryResultRow>(
  em: EntityManager,
  { text }: Prepared<Row>,
  values: readonly unknown[],
): Promise<Row[]> {
  const { rows } = await transactionOf(em).executeQuery<Row>(CompiledQuery.raw(text, [...values]));
  return rows;
}

/** What was sent in each transaction that is open, in its order. */
const sent = new WeakMap<object, Promise<unknown>[]>();

export function sendPrepared(
  em: EntityManager,
  { text }: Prepared<QueryResultRow>,
  values: readonly unknown[],
  toError = (error: unknown): unknown => error,
): void {
  const transaction = transactionOf(em);
  const answer = transaction.executeQuery(CompiledQuery.raw(text, [...values])).catch((error: unknown) => {
    throw toError(error);
  });
  // Whoever ends the transaction hears of it.
  answer.catch(() => undefined);
  const before = sent.get(transaction);
  if (before) before.push(answer);
  else sent.set(transaction, [answer]);
}

/** Waits for all that was sent. @throws the first error: those after it only say that the transaction has failed */
export async function settle(em: EntityManager): Promise<void> {
  await Promise.all(sent.get(transactionOf(em)) ?? []);
}

function transactionOf(em: EntityManager): ControlledTransaction<unknown> {
  const transaction = em.getTransactionContext<ControlledTransaction<unknown>>();
  if (!transaction) throw new Error('Only a command writes: it opens the transaction.');
  return transaction;
}
