import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Accounts, Devices, SessionBook } from '../domain/repositories';
import { Flows } from '../domain/sign-in-methods';
import { lockProved } from './open-session';

/** Ends the other sessions, what was begun with the old password, and remembered devices of others. */
export class ChangePassword extends Command<void> {
  constructor(
    readonly accountId: string,
    /** That was verified. */
    readonly previousHash: string,
    readonly passwordHash: string,
    readonly sessionId: string,
  ) {
    super();
  }
}

@CommandHandler(ChangePassword)
export class ChangePasswordHandler implements ICommandHandler<ChangePassword> {
  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: SessionBook,
    private readonly flows: Flows,
    private readonly devices: Devices,
    private readonly clock: Clock,
  ) {}

  async execute({ accountId, previousHash, passwordHash, sessionId }: ChangePassword): Promise<void> {
    const account = await lockProved(this.accounts, { accountId, passwordHash: previousHash });
    account.changePassword(passwordHash, this.clock.now());
    await this.devices.forgetOthers(accountId, sessionId);
    await this.sessions.endAll(accountId, sessionId);
    await this.flows.endAll(accountId);
  }
}
