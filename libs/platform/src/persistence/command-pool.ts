import { Logger } from '@nestjs/common';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { Pool, type PoolClient, type PoolConfig, type QueryResultRow } from 'pg';

export class CommandPool implements PostgresPool {
  private readonly pool: Pool;

  constructor(readonly options: PoolConfig) {
    this.pool = new Pool(options);
    // A dropped connection would end the process without a listener.
    const warn = (error: Error) => new Logger(CommandPool.name).warn(error.message);
    this.pool.on('error', warn).on('connect', (client) => client.on('error', warn));
  }

  async connect(): Promise<CommandConnection> {
    return new CommandConnection(await this.pool.connect());
  }

  end(): Promise<void> {
    return this.pool.end();
  }
}

/** Discards a connection whose `begin` or rollback fails, because Kysely would never release it. */
class CommandConnection implements PostgresPoolClient {
  private isBroken = false;

  constructor(private readonly client: PoolClient) {}

  readonly query = ((text: string, values: readonly unknown[] = []) => {
    if (text === 'begin') return this.begin();
    if (text === 'commit') return this.commit();
    if (text === 'rollback') return this.rollback();
    return this.run(text, values);
  }) as PostgresPoolClient['query'];

  release(): void {
    this.client.release(this.isBroken);
  }

  private async begin() {
    try {
      return await this.run('begin');
    } catch (error) {
      this.client.release(true);
      throw error;
    }
  }

  /** PostgreSQL answers a commit after a failed statement with a rollback instead of an error. */
  private async commit() {
    const end = await this.run('commit');
    if (end.command === 'ROLLBACK') throw new Error('Rolled back: an earlier statement had failed.');
    return end;
  }

  private rollback() {
    return this.run('rollback').catch(() => {
      this.isBroken = true;
      return { command: 'ROLLBACK', rowCount: 0, rows: [] };
    });
  }

  private async run(text: string, values: readonly unknown[] = []) {
    const statement = values.length > 0 ? { name: nameOf(text), text, values: [...values] } : text;
    const { command, rowCount, rows } = await this.client.query<QueryResultRow>(statement);
    return { command, rowCount, rows };
  }
}

/** Only `Sql` sends values, so these texts are constants. Named, each is parsed and planned once per connection. */
const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? `command-${names.size}`;
  names.set(text, name);
  return name;
}
