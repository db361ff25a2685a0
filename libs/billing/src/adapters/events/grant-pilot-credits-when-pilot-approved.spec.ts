import type { CommandBus } from '@nestjs/cqrs';
import { GrantCredits } from '../../commands/grant-credits';
import { GrantPilotCreditsWhenPilotApproved } from './grant-pilot-credits-when-pilot-approved';

describe('pilot credits', () => {
  it('are granted once per signup, and expire 60 days after approval', async () => {
    const execute = jest.fn();
    const handler = new GrantPilotCreditsWhenPilotApproved({ execute } as unknown as CommandBus);
    const approved = { signupId: 'signup-1', userId: 'user-1', credits: 100 };
    await handler.handle(approved, { eventId: 'event-1', occurredAt: new Date('2026-03-02T09:05:00Z') });
    expect(execute).toHaveBeenCalledWith(
      new GrantCredits('user-1', 100, 'Pilot program credits', 'pilot:signup-1', new Date('2026-05-01T09:05:00Z')),
    );
  });
});
