import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ResetNotStarted } from '../domain/account.errors';
import { PendingSteps } from '../domain/people.repository';
import { CodeVerifier } from './code-verifier';
import type { ChosenPassword } from './password-change';
import { PasswordReset } from './password-reset';

export class ResetPasswordByCode extends Command<void> {
  constructor(
    readonly tokenHash: string,
    readonly code: string,
    readonly chosen: ChosenPassword,
  ) {
    super();
  }
}

@CommandHandler(ResetPasswordByCode)
export class ResetPasswordByCodeHandler implements ICommandHandler<ResetPasswordByCode> {
  constructor(
    private readonly pendingSteps: PendingSteps,
    private readonly codes: CodeVerifier,
    private readonly reset: PasswordReset,
    private readonly clock: Clock,
  ) {}

  async execute({ tokenHash, code, chosen }: ResetPasswordByCode): Promise<void> {
    const now = this.clock.now();
    const pending = await this.pendingSteps.lock(tokenHash, 'reset-password', now);
    if (!pending?.about) throw new ResetNotStarted();
    const account = await this.codes.verify(pending.about, 'reset-password', code);
    await this.reset.of(account, chosen, now);
    await this.pendingSteps.end(tokenHash);
  }
}
