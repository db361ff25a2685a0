import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Attempt, AttemptLimit } from '../../domain/attempts';
import { AttemptCounter, type CountedAttempt, type CountedWindow } from '../../processes/attempt-counter';
import { hashOfKey } from './hash-of-key';

// One statement, so that parallel attempts cannot bypass the count. Uses the database's clock, while
// rate-limiter-flexible trusts each replica's.
const COUNT = `
  insert into identity.attempts as known (key_hash, purpose, count, expires_at)
  values (?, ?, 1, now() + make_interval(secs => ?))
  on conflict (key_hash, purpose) do update set
    count = case when known.expires_at > now() then known.count + 1 else 1 end,
    expires_at = case when known.expires_at > now() then known.expires_at else excluded.expires_at end
  where known.count < ? or known.expires_at <= now()
  returning count`;
const WAIT = `
  select ceil(extract(epoch from expires_at - now()))::int as seconds from identity.attempts
  where key_hash = ? and purpose = ?`;
const RESTORE = 'update identity.attempts set count = count - 1 where key_hash = ? and purpose = ? and count > 0';
const RESET = 'delete from identity.attempts where key_hash = ? and purpose = ?';
const FIND = `
  select key_hash as "keyHash", purpose, count, expires_at as "endsAt" from identity.attempts
  where key_hash in (?) and expires_at > now()`;
const UNLIMITED = 2 ** 31 - 1;

@Injectable()
export class SqlAttemptCounter extends AttemptCounter {
  constructor(private readonly em: EntityManager) {
    super();
  }

  async count(attempt: Attempt, { attempts, windowSeconds }: AttemptLimit): Promise<CountedAttempt> {
    const key = keyOf(attempt);
    const limit = Math.min(attempts, UNLIMITED);
    const [counted] = await this.em.fork().execute<{ count: number }[]>(COUNT, [...key, windowSeconds, limit]);
    if (counted) return { count: counted.count };
    const [wait] = await this.em.fork().execute<{ seconds: number }[]>(WAIT, [...key]);
    return { retryAfterSeconds: Math.max(1, wait?.seconds ?? 1) };
  }

  async restore(attempt: Attempt): Promise<void> {
    await this.em.fork().execute(RESTORE, [...keyOf(attempt)], 'run');
  }

  async reset(attempt: Attempt): Promise<void> {
    await this.em.fork().execute(RESET, [...keyOf(attempt)], 'run');
  }

  async find(attempts: readonly Attempt[]): Promise<readonly CountedWindow[]> {
    if (attempts.length === 0) return [];
    const hashes = [...new Set(attempts.map(({ key }) => hashOfKey(key)))];
    const found = await this.em.fork().execute<FoundRow[]>(FIND, [hashes]);
    return attempts.flatMap((attempt) => {
      const [keyHash, purpose] = keyOf(attempt);
      const row = found.find((one) => one.keyHash === keyHash && one.purpose === purpose);
      return row ? [{ attempt, count: row.count, endsAt: new Date(row.endsAt) }] : [];
    });
  }
}

interface FoundRow {
  readonly keyHash: string;
  readonly purpose: string;
  readonly count: number;
  readonly endsAt: string | Date;
}

const keyOf = ({ key, purpose }: Attempt) => [hashOfKey(key), purpose] as const;
