import type { Principal } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ConfirmEmailChange } from '../commands/confirm-email-change';
import { ConfirmEmailChangeByLink } from '../commands/confirm-email-change-by-link';
import { RequestEmailChange } from '../commands/request-email-change';
import { SendEmailChangeCode } from '../commands/send-email-change-code';
import { UndoEmailChange } from '../commands/undo-email-change';
import { Attempts } from '../../processes/attempts';
import { ConfirmOwner } from '../../processes/confirm-owner';
import { inConstantTime } from '../../processes/constant-time';
import { PasswordHasher } from '../../processes/password-hasher';
import { WorkEmails } from '../../processes/work-emails';

@Injectable()
export class ChangeEmail {
  constructor(
    private readonly commands: CommandBus,
    private readonly owner: ConfirmOwner,
    private readonly attempts: Attempts,
    private readonly hasher: PasswordHasher,
    private readonly workEmails: WorkEmails,
  ) {}

  /** @throws WorkEmailRequired, SecondStepNeeded, TooManyPasswordAttempts, WrongPassword, SameEmail, CodeRequestedTooOften */
  async request(principal: Principal, written: string, password: string): Promise<void> {
    const newEmail = this.workEmails.addressOf(written);
    await this.owner.confirm(principal, password);
    await inConstantTime(this.commands.execute(new RequestEmailChange(principal.userId, newEmail)));
  }

  /** @throws NoEmailChange, CodeRequestedTooOften */
  async sendCode(accountId: string): Promise<void> {
    await inConstantTime(this.commands.execute(new SendEmailChangeCode(accountId)));
  }

  /** @throws NoEmailChange, AddressTaken, CodeEntryLocked, CodeRefused */
  async confirm({ userId, sessionId, email }: Principal, code: string, network: string): Promise<void> {
    const confirming = this.attempts.duringCode('change-email', email, network, () =>
      this.commands.execute(new ConfirmEmailChange(userId, sessionId, email, code)),
    );
    await inConstantTime(confirming);
  }

  /** Links cannot be guessed, so attempts are not counted. @throws ChangeLinkInvalid, AddressTaken */
  async confirmByLink({ userId, sessionId }: Principal, token: string): Promise<void> {
    await inConstantTime(this.commands.execute(new ConfirmEmailChangeByLink(userId, sessionId, token)));
  }

  /** @throws UndoLinkInvalid, AddressTaken */
  async undo(changeId: string, token: string): Promise<void> {
    await this.commands.execute(new UndoEmailChange(changeId, token, await this.hasher.unusableHash));
  }
}
