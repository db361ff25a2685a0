import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { KeySignature } from '../../commands/ports';
import { PasskeyRefused } from '../../domain/attempts.errors';
import { Sessions } from '../../domain/people.repository';
import { Passkeys } from '../domain/sign-in-methods.repository';
import { PasskeyProof } from './passkey-proof';

/** Records that the session's owner just used one of their passkeys. */
export class ConfirmWithPasskey extends Command<void> {
  constructor(
    readonly accountId: string,
    readonly sessionId: string,
    readonly challenge: string,
    readonly signature: KeySignature,
  ) {
    super();
  }
}

@CommandHandler(ConfirmWithPasskey)
export class ConfirmWithPasskeyHandler implements ICommandHandler<ConfirmWithPasskey> {
  constructor(
    private readonly passkeys: Passkeys,
    private readonly proof: PasskeyProof,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {}

  /** @throws PasskeyRefused (also for another account's passkey), PasskeyCopied */
  async execute({ accountId, sessionId, challenge, signature }: ConfirmWithPasskey): Promise<void> {
    const passkey = await this.passkeys.withCredential(signature.credentialId);
    if (passkey?.accountId !== accountId) throw new PasskeyRefused();
    await this.proof.ownerOf(signature, challenge);
    await this.sessions.confirm(sessionId, this.clock.now());
  }
}
