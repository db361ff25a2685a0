import { EntityManager } from '@mikro-orm/postgresql';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { setTimeout as pause } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { type ChoreRule, choreRuleOf, type DoesChore } from './chore';

const LOOK_EVERY_MS = 15_000;

// Looks first: to insert beside a row that somebody is at would wait for its end.
const ENTER = `
  insert into platform.chores (name, begun_at)
  select name, '-infinity' from (values ($1)) as chore (name) where name not in (select name from platform.chores)
  on conflict (name) do nothing`;

// The database's clock decides, and nobody takes what another is at.
const TAKE = `
  update platform.chores chore set begun_at = now()
  from (select name from platform.chores where name = $1 and begun_at <= now() - $2 * interval '1 second' for update skip locked) due
  where chore.name = due.name
  returning chore.name`;

interface KnownChore {
  readonly rule: ChoreRule;
  readonly work: DoesChore;
}

/** Runs what is due, one after the other; what fails is logged, and due again at the next look. */
@Injectable()
export class Chores implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Chores.name);
  private readonly farewell = new AbortController();
  private readonly started = new Set<string>();
  private running: Promise<void> | undefined;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly em: EntityManager,
  ) {}

  onApplicationBootstrap(): void {
    this.running = this.keepRunning(this.discover());
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.farewell.abort();
    await this.running;
  }

  private async keepRunning(chores: readonly KnownChore[]): Promise<void> {
    const { signal } = this.farewell;
    while (chores.length > 0 && !signal.aborted) {
      for (const chore of chores) if (!signal.aborted) await this.runIfDue(chore);
      await pause(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  private async runIfDue(chore: KnownChore): Promise<void> {
    try {
      // A connection of the pool itself, which is given back even when the server has dropped it.
      const pool = await this.em.getConnection().getNativeClient();
      const turn = await pool.connect();
      try {
        await this.runWithin(turn, chore);
        turn.release();
      } catch (error) {
        // Not used again: the server rolls back what its connection had begun.
        turn.release(true);
        throw error;
      }
    } catch (error) {
      this.logger.warn(`${chore.rule.name} could not be done: ${String(error)}`);
    }
  }

  /** The transaction is open as long as the work goes on: whoever fails, or is killed, has not begun. */
  private async runWithin(turn: PoolClient, { rule, work }: KnownChore): Promise<void> {
    const { name, everySeconds, atStart } = rule;
    await turn.query(ENTER, [name]);
    await turn.query('begin');
    const { rowCount } = await turn.query(TAKE, [name, atStart && !this.started.has(name) ? 0 : everySeconds]);
    if (rowCount) await work.run();
    await turn.query('commit');
    this.started.add(name);
  }

  private discover(): KnownChore[] {
    return this.discovery.getProviders().flatMap(({ metatype, instance }) => {
      const rule = metatype ? choreRuleOf(metatype) : undefined;
      return rule ? [{ rule, work: instance as DoesChore }] : [];
    });
  }
}
