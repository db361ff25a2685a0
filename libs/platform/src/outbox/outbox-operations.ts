import { Injectable } from '@nestjs/common';
import { type Backlog, type DeadEvent, OutboxRows } from './outbox-rows';

const PAGE = 100;

@Injectable()
export class OutboxOperations {
  constructor(private readonly rows: OutboxRows) {}

  backlog(): Promise<Backlog> {
    return this.rows.backlog();
  }

  dead(limit = PAGE): Promise<readonly DeadEvent[]> {
    return this.rows.dead(limit);
  }

  /** Resets all attempts. @returns whether the event was dead */
  async retry(id: string): Promise<boolean> {
    return (await this.rows.revive([id])) === 1;
  }

  /** Resets all attempts of all dead events. @returns how many were dead */
  retryAll(): Promise<number> {
    return this.rows.revive();
  }
}
