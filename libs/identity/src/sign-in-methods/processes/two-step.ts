import type { Principal } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { BeginTwoStep, type SecretToShare } from '../commands/begin-two-step';
import { RenewRecoveryCodes } from '../commands/renew-recovery-codes';
import { TurnOffTwoStep } from '../commands/turn-off-two-step';
import { type ShownOnce, TurnOnTwoStep } from '../commands/turn-on-two-step';
import { ConfirmOwner } from '../../processes/confirm-owner';
import { type RotatedSession, SessionIssuer } from '../../processes/session-issuer';

export interface TurnedOn extends ShownOnce {
  readonly rotated: RotatedSession | undefined;
}

@Injectable()
export class TwoStep {
  constructor(
    private readonly commands: CommandBus,
    private readonly owner: ConfirmOwner,
    private readonly issuer: SessionIssuer,
  ) {}

  /** @throws SecondStepNeeded, TooManyPasswordAttempts, WrongPassword, TwoStepAlreadyOn */
  async begin(principal: Principal, password: string): Promise<SecretToShare> {
    await this.owner.confirm(principal, password);
    return this.commands.execute(new BeginTwoStep(principal.userId));
  }

  /** @throws TwoStepNotStarted, TwoStepAlreadyOn, WrongSecondStep */
  async turnOn({ userId, sessionId }: Principal, code: string, sessionToken: string | undefined): Promise<TurnedOn> {
    const shown = await this.commands.execute(new TurnOnTwoStep(userId, code, sessionId));
    return { ...shown, rotated: await this.issuer.rotate(sessionToken, userId, true) };
  }

  /** @throws SecondStepNeeded, TooManyPasswordAttempts, WrongPassword, TwoStepOff */
  async renewRecoveryCodes(principal: Principal, password: string): Promise<ShownOnce> {
    await this.owner.confirm(principal, password);
    return this.commands.execute(new RenewRecoveryCodes(principal.userId, principal.sessionId));
  }

  /** @throws SecondStepNeeded, TooManyPasswordAttempts, WrongPassword, TwoStepOff */
  async turnOff(principal: Principal, password: string): Promise<void> {
    await this.owner.confirm(principal, password);
    await this.commands.execute(new TurnOffTwoStep(principal.userId, principal.sessionId));
  }
}
