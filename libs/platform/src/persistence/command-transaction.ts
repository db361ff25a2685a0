import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery, type ControlledTransaction, type DatabaseConnection } from 'kysely';
import type { QueryResultRow } from 'pg';
import type { Prepared } from './sql-reader';

const open = new WeakMap<object, CommandTransaction>();

/**
 * The statements of a command's transaction, each on its way at once: the query builder beneath would keep each back until
 * the one before it is answered, and keep waiting whoever waits for a row that is held here.
 */
export class CommandTransaction {
  private readonly sent: Promise<unknown>[] = [];
  private isOver = false;

  private constructor(private readonly connection: DatabaseConnection) {}

  static async begun(em: EntityManager): Promise<CommandTransaction> {
    const transaction = contextOf(em);
    if (!transaction) throw new NoTransaction();
    const connection = await transaction.getExecutor().provideConnection((itself) => Promise.resolve(itself));
    const begun = new CommandTransaction(connection);
    open.set(transaction, begun);
    return begun;
  }

  static of(em: EntityManager): CommandTransaction {
    const transaction = contextOf(em);
    const begun = transaction && open.get(transaction);
    if (!begun || begun.isOver) throw new NoTransaction();
    return begun;
  }

  async run<Row extends QueryResultRow>({ text }: Prepared<Row>, values: readonly unknown[]): Promise<Row[]> {
    const { rows } = await this.connection.executeQuery<Row>(CompiledQuery.raw(text, [...values]));
    return rows;
  }

  send(
    statement: Prepared<QueryResultRow>,
    values: readonly unknown[],
    toError = (error: unknown): unknown => error,
  ): void {
    const answer = this.run(statement, values).catch((error: unknown) => {
      throw toError(error);
    });
    // Whoever ends the transaction hears of it.
    answer.catch(() => undefined);
    this.sent.push(answer);
  }

  /** From here on nothing takes part in it any more: what came later would be written although it was not committed. */
  end(): void {
    this.isOver = true;
  }

  /** Waits for all that was sent. @throws the first error: those after it only say that the transaction has failed */
  async settle(): Promise<void> {
    await Promise.all(this.sent);
  }
}

const contextOf = (em: EntityManager) => em.getTransactionContext<ControlledTransaction<unknown>>();

class NoTransaction extends Error {
  constructor() {
    super('Only a command writes: it opens the transaction.');
  }
}
