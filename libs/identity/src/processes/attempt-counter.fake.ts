import type { Clock } from '@casewright/kernel';
import type { Attempt, AttemptLimit, AttemptPurpose } from '../domain/attempts';
import { AttemptCounter, type CountedAttempt, type CountedWindow } from './attempt-counter';

export class AttemptsInMemory extends AttemptCounter {
  private readonly kept = new Map<string, { count: number; endsAt: number }>();

  constructor(private readonly clock: Clock) {
    super();
  }

  async count(attempt: Attempt, { attempts, windowSeconds }: AttemptLimit): Promise<CountedAttempt> {
    const now = this.clock.now().getTime();
    const known = this.kept.get(keyOf(attempt));
    const current = known && known.endsAt > now ? known : { count: 0, endsAt: now + windowSeconds * 1000 };
    if (current.count >= attempts) return { retryAfterSeconds: Math.ceil((current.endsAt - now) / 1000) };
    current.count += 1;
    this.kept.set(keyOf(attempt), current);
    return { count: current.count };
  }

  async restore(attempt: Attempt): Promise<void> {
    const known = this.kept.get(keyOf(attempt));
    if (known) known.count = Math.max(0, known.count - 1);
  }

  async reset(attempt: Attempt): Promise<void> {
    this.kept.delete(keyOf(attempt));
  }

  async find(attempts: readonly Attempt[]): Promise<readonly CountedWindow[]> {
    return attempts.flatMap((attempt) => {
      const known = this.kept.get(keyOf(attempt));
      if (!known || known.endsAt <= this.clock.now().getTime()) return [];
      return [{ attempt, count: known.count, endsAt: new Date(known.endsAt) }];
    });
  }

  counts(): Readonly<Partial<Record<AttemptPurpose, number>>> {
    const sums: Partial<Record<AttemptPurpose, number>> = {};
    for (const [key, { count }] of this.kept) {
      const purpose = key.split(' ')[0] as AttemptPurpose;
      sums[purpose] = (sums[purpose] ?? 0) + count;
    }
    return sums;
  }
}

const keyOf = ({ purpose, key }: Attempt): string => `${purpose} ${key}`;
