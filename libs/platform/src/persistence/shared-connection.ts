import { Logger } from '@nestjs/common';
import type { ClientConfig, QueryConfig, QueryResultRow } from 'pg';
import { PreparingClient } from './preparing-client';

/**
 * One connection that many ask at once, each without waiting for the answers before its own. A request's two short reads
 * cost a third less than over a pool, which hands a connection from one to the next. Only for what an index answers at
 * once: whatever takes its time keeps all behind it waiting.
 */
export class SharedConnection {
  private client: Promise<PreparingClient> | undefined;

  constructor(private readonly config: ClientConfig) {}

  /** @throws as the driver does when the server is away; the next question connects anew */
  async query<Row extends QueryResultRow>(question: QueryConfig): Promise<Row[]> {
    const client = await (this.client ??= this.open());
    return (await client.query<Row>(question)).rows;
  }

  async end(): Promise<void> {
    const client = await this.client?.catch(() => undefined);
    await client?.end();
  }

  private open(): Promise<PreparingClient> {
    const client = new PreparingClient(this.config);
    const opened = client.connect().then(() => client);
    const forget = (): void => {
      if (this.client === opened) this.client = undefined;
    };
    client.on('end', forget).on('error', (error) => {
      forget();
      new Logger(SharedConnection.name).warn(error.message);
    });
    opened.catch(forget);
    return opened;
  }
}
