import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { Config } from '../config/config';
import { NotificationListener } from '../persistence/notification-listener';
import { Sql } from '../persistence/sql';
import { prepared } from '../persistence/sql-reader';
import { Transactions } from '../persistence/transactions';
import { LIVE_CHANNEL, LiveBus, type LiveChange, type LiveSubscriber, parsedChange } from './live-bus';

/** PostgreSQL limits a notification to 8,000 bytes. */
const USERS_PER_NOTIFICATION = 100;

const notify = prepared('platform.notify-live', 'select pg_notify($1, $2)');

@Injectable()
export class PostgresLiveBus extends LiveBus implements BeforeApplicationShutdown {
  private listener: NotificationListener | undefined;

  constructor(
    private readonly transactions: Transactions,
    private readonly sql: Sql,
    private readonly config: Config,
  ) {
    super();
  }

  async publish({ userIds, topics }: LiveChange): Promise<void> {
    for (let first = 0; first < userIds.length; first += USERS_PER_NOTIFICATION) {
      const payload = JSON.stringify({ userIds: userIds.slice(first, first + USERS_PER_NOTIFICATION), topics });
      await this.transactions.run(() => this.sql.run(notify, [LIVE_CHANNEL, payload]));
    }
  }

  subscribe(subscriber: LiveSubscriber): void {
    this.listener = new NotificationListener({
      connectionString: this.config.databaseUrl,
      limits: this.config.connectionLimits,
      channel: LIVE_CHANNEL,
      onListening: () => subscriber.subscribed(),
      onNotification: (payload) => subscriber.changed(parsedChange(payload)),
    });
    this.listener.listen();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.listener?.close();
  }
}
