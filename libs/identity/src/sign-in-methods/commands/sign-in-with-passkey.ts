import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { KeySignature } from '../../commands/ports';
import { type OpenedSession, type OpeningBrowser, SessionOpening } from '../../commands/session-opening';
import { PasskeyProof } from './passkey-proof';

export class SignInWithPasskey extends Command<OpenedSession> {
  constructor(
    readonly challenge: string,
    readonly signature: KeySignature,
    readonly browser: OpeningBrowser,
  ) {
    super();
  }
}

@CommandHandler(SignInWithPasskey)
export class SignInWithPasskeyHandler implements ICommandHandler<SignInWithPasskey> {
  constructor(
    private readonly proof: PasskeyProof,
    private readonly opening: SessionOpening,
  ) {}

  async execute({ challenge, signature, browser }: SignInWithPasskey): Promise<OpenedSession> {
    const account = await this.proof.ownerOf(signature, challenge);
    return this.opening.of(account, browser, { mfa: true, isConfirmed: true });
  }
}
