import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { WRONG_GUESSES_A_DAY } from '../../domain/guess-budget';
import { GuessBudget } from '../../domain/repositories';

const SPEND = `
  insert into identity.guesses as today (day, wrong) values (?, 1)
  on conflict (day) do update set wrong = today.wrong + 1`;

@Injectable()
export class SqlGuessBudget extends GuessBudget {
  constructor(private readonly em: EntityManager) {
    super();
  }

  async isSpent(now: Date): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>('select 1 from identity.guesses where day = ? and wrong >= ?', [
      dayOf(now),
      WRONG_GUESSES_A_DAY,
    ]);
    return rows.length > 0;
  }

  async spend(now: Date): Promise<void> {
    await this.em.execute(SPEND, [dayOf(now)], 'run');
  }
}

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);
