import type { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { ExpireCredits } from '../../commands/expire-credits';
import { NOW } from '../../domain/credit-account.fixture';
import { ExpireDueCredits } from './expire-due-credits';

describe('expiring credits', () => {
  it('continues with other owners when one fails, and names that one', async () => {
    const done: string[] = [];
    const warned: string[] = [];
    const queries = { execute: async () => ['one', 'locked', 'other'] };
    const commands = {
      execute: async ({ ownerId }: ExpireCredits) => {
        if (ownerId === 'locked') throw new Error('no turn at the account');
        done.push(ownerId);
      },
    };
    const clock = { now: () => NOW };
    const expiring = new ExpireDueCredits(commands as unknown as CommandBus, queries as unknown as QueryBus, clock);
    Object.assign(expiring, { logger: { warn: (line: string) => warned.push(line) } });

    await expiring.run();

    expect(done).toEqual(['one', 'other']);
    expect(warned).toEqual([expect.stringMatching(/locked.*no turn at the account/)]);
  });
});
