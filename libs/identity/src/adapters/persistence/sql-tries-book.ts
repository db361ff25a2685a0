import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { TriesBook } from '../../domain/repositories';
import { Tries, type TryPurpose } from '../../domain/tries';
import { hashOfAddress } from './hash-of-address';

// Written even when nothing changes: that locks the row, so those who try at one address take turns.
const HOLD = `
  insert into identity.tries as known (address_hash, purpose, taken, window_started_at) values (?, ?, 0, now())
  on conflict (address_hash, purpose) do update set taken = known.taken
  returning taken, window_started_at as "windowStartedAt"`;

interface Row {
  readonly taken: number;
  readonly windowStartedAt: string | Date;
}

@Injectable()
export class SqlTriesBook extends TriesBook {
  constructor(private readonly em: EntityManager) {
    super();
  }

  async hold(whose: string, purpose: TryPurpose): Promise<Tries> {
    const [row] = await this.em.execute<Row[]>(HOLD, [hashOfAddress(whose), purpose]);
    return row ? new Tries(purpose, row.taken, new Date(row.windowStartedAt)) : new Tries(purpose, 0, new Date());
  }

  async keep(whose: string, { purpose, taken, windowStartedAt }: Tries): Promise<void> {
    await this.em.execute(
      'update identity.tries set taken = ?, window_started_at = ? where address_hash = ? and purpose = ?',
      [taken, windowStartedAt, hashOfAddress(whose), purpose],
      'run',
    );
  }
}
