import { Injectable } from '@nestjs/common';
import { type Backlog, type DeadNews, OutboxRows } from './outbox-rows';

const PAGE = 100;

/** What operators see of the outbox, and may do to it. */
@Injectable()
export class OutboxOperations {
  constructor(private readonly rows: OutboxRows) {}

  backlog(): Promise<Backlog> {
    return this.rows.backlog();
  }

  /** News that nobody tries to deliver any more, newest first. */
  dead(limit = PAGE): Promise<readonly DeadNews[]> {
    return this.rows.dead(limit);
  }

  /** Begins again, with all its attempts. @returns whether it was dead */
  async retry(id: string): Promise<boolean> {
    return (await this.rows.revive([id])) === 1;
  }
}
