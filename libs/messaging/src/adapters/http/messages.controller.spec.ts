import { type Config, RateLimitGuard, RateLimits } from '@casewright/platform';
import { HOUR_MS } from '@casewright/rules';
import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { MessagesController } from './messages.controller';

describe('sending messages', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is limited to 30 a minute and 300 a day per user', async () => {
    const guard = new RateLimitGuard(new Reflector(), new RateLimits({ redisUrl: undefined } as Config));
    const send = (userId: string) => guard.canActivate(requestOf(userId));

    for (let sent = 1; sent <= 300; sent++) {
      expect(await send('sam')).toBe(true);
      // Stay below the limit per minute.
      if (sent % 30 === 0) jest.advanceTimersByTime(60_000);
    }
    await expect(send('sam')).rejects.toThrow(/try again in 24 hours/);
    expect(await send('kim')).toBe(true);

    jest.advanceTimersByTime(24 * HOUR_MS);
    for (let sent = 1; sent <= 30; sent++) expect(await send('sam')).toBe(true);
    await expect(send('sam')).rejects.toThrow(/try again in 60 seconds/);
  });
});

const requestOf = (userId: string) =>
  ({
    getHandler: () => Reflect.get(MessagesController.prototype, 'send') as () => unknown,
    getClass: () => MessagesController,
    switchToHttp: () => ({ getRequest: () => ({ ip: '192.0.2.1', principal: { userId } }) }),
  }) as unknown as ExecutionContext;
