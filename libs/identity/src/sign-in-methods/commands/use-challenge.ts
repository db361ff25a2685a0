import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PendingSteps } from '../../domain/people.repository';
import { PasskeyNotStarted } from '../domain/sign-in-methods.errors';

/** Returns the browser's challenge and ends it. */
export class UseChallenge extends Command<string> {
  constructor(
    readonly tokenHash: string,
    readonly purpose: 'passkey' | 'add-passkey',
    readonly accountId?: string,
  ) {
    super();
  }
}

@CommandHandler(UseChallenge)
export class UseChallengeHandler implements ICommandHandler<UseChallenge> {
  constructor(
    private readonly pendingSteps: PendingSteps,
    private readonly clock: Clock,
  ) {}

  async execute({ tokenHash, purpose, accountId }: UseChallenge): Promise<string> {
    const begun = await this.pendingSteps.lock(tokenHash, purpose, this.clock.now());
    if (!begun?.about || begun.accountId !== (accountId ?? null)) throw new PasskeyNotStarted();
    await this.pendingSteps.end(tokenHash);
    return begun.about;
  }
}
