import { Logger } from '@nestjs/common';
import { Socket } from 'node:net';
import { Client, type ClientConfig, DatabaseError, type QueryConfig, type QueryResultRow } from 'pg';

interface Opened {
  readonly client: Client;
  readonly socket: Socket;
}

/** Sends queries without waiting for answers. Only for index lookups, since a slow query delays all behind it. */
export class PipelinedConnection {
  private opened: Promise<Opened> | undefined;

  constructor(private readonly config: ClientConfig) {}

  /** @throws the driver's error if the server is unavailable. The next query reconnects. */
  async query<Row extends QueryResultRow>(question: QueryConfig): Promise<Row[]> {
    const opened = (this.opened ??= this.open());
    const { client, socket } = await opened;
    if (!socket.writableCorked) {
      socket.cork();
      setImmediate(() => socket.uncork());
    }
    try {
      return (await client.query<Row>(question)).rows;
    } catch (error) {
      // The server did not answer or ends the connection, so the queries behind would fail too.
      if (!(error instanceof DatabaseError) || error.severity === 'FATAL') {
        if (this.opened === opened) this.opened = undefined;
        socket.destroy();
      }
      throw error;
    }
  }

  async end(): Promise<void> {
    const opened = await this.opened?.catch(() => undefined);
    await opened?.client.end();
  }

  private open(): Promise<Opened> {
    const socket = new Socket();
    const client = new Client({ ...this.config, pipeline: true, stream: () => socket });
    const opened = client.connect().then(() => ({ client, socket }));
    const forget = (): void => {
      if (this.opened === opened) this.opened = undefined;
    };
    client.on('end', forget).on('error', (error) => {
      forget();
      new Logger(PipelinedConnection.name).warn(error.message);
    });
    opened.catch(forget);
    return opened;
  }
}
