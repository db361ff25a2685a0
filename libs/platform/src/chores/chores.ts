import { EntityManager } from '@mikro-orm/postgresql';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { setTimeout as pause } from 'node:timers/promises';
import { type ChoreRule, choreRuleOf, type DoesChore } from './chore';

const LOOK_EVERY_MS = 15_000;

// The database's clock decides, and only one of those who ask at once is told to go.
const TAKE = `
  insert into platform.chores as chore (name, begun_at) values (?, now())
  on conflict (name) do update set begun_at = now() where chore.begun_at <= now() - ? * interval '1 second'
  returning name`;

interface KnownChore {
  readonly rule: ChoreRule;
  readonly work: DoesChore;
}

/** Runs what is due, one after the other; what fails is logged, and due again in its turn. */
@Injectable()
export class Chores implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Chores.name);
  private readonly farewell = new AbortController();
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

  private async runIfDue({ rule, work }: KnownChore): Promise<void> {
    try {
      const taken = await this.em.fork().execute<unknown[]>(TAKE, [rule.name, rule.everySeconds]);
      if (taken.length > 0) await work.run();
    } catch (error) {
      this.logger.warn(`${rule.name} could not be done: ${String(error)}`);
    }
  }

  private discover(): KnownChore[] {
    return this.discovery.getProviders().flatMap(({ metatype, instance }) => {
      const rule = metatype ? choreRuleOf(metatype) : undefined;
      return rule ? [{ rule, work: instance as DoesChore }] : [];
    });
  }
}
