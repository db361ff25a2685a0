import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { TriesBook } from '../../domain/repositories';
import { Tries, type TryPurpose } from '../../domain/tries';

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
    const [row] = await this.em.execute<Row[]>(HOLD, [hashOf(whose), purpose]);
    return row ? new Tries(purpose, row.taken, new Date(row.windowStartedAt)) : new Tries(purpose, 0, new Date());
  }

  async keep(whose: string, { purpose, taken, windowStartedAt }: Tries): Promise<void> {
    await this.em.execute(
      'update identity.tries set taken = ?, window_started_at = ? where address_hash = ? and purpose = ?',
      [taken, windowStartedAt, hashOf(whose), purpose],
      'run',
    );
  }
}

/** An address that somebody typed may be nobody's customer: it is counted without being written down. */
const hashOf = (whose: string): string => createHash('sha256').update(whose).digest('base64url');
