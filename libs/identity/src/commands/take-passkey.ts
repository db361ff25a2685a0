import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { TooManySignInTries } from '../domain/account.errors';
import { Accounts, TriesBook } from '../domain/repositories';
import { Flows, Passkeys } from '../domain/sign-in-methods';
import { PasskeyNotBegun, PasskeyRefused, PasskeyUnknown } from '../domain/sign-in-methods.errors';
import { type KeySignature, PasskeyCeremony } from './ports';

/** Plain data, for a command to answer with: if it threw, the challenge could be answered once more. */
export type PasskeyVerdict =
  | { readonly is: 'right'; readonly accountId: string }
  | { readonly is: 'not-begun' | 'unknown' | 'refused' }
  | { readonly is: 'locked'; readonly retryAfterSeconds: number };

/** Says who it is as well as that it is them: nothing else is needed to sign in. */
export class TakePasskey extends Command<PasskeyVerdict> {
  constructor(
    readonly flowTokenHash: string,
    readonly signature: KeySignature,
    /** Where from. */
    readonly network: string,
  ) {
    super();
  }
}

/**
 * For whoever sent the command, once it is done.
 * @throws PasskeyNotBegun, PasskeyUnknown, PasskeyRefused, TooManySignInTries
 */
export function ownerOf(verdict: PasskeyVerdict): string {
  switch (verdict.is) {
    case 'right':
      return verdict.accountId;
    case 'locked':
      throw new TooManySignInTries(verdict.retryAfterSeconds);
    case 'not-begun':
      throw new PasskeyNotBegun();
    case 'unknown':
      throw new PasskeyUnknown();
    case 'refused':
      throw new PasskeyRefused();
  }
}

@CommandHandler(TakePasskey)
export class TakePasskeyHandler implements ICommandHandler<TakePasskey> {
  constructor(
    private readonly flows: Flows,
    private readonly accounts: Accounts,
    private readonly passkeys: Passkeys,
    private readonly tries: TriesBook,
    private readonly ceremony: PasskeyCeremony,
    private readonly clock: Clock,
  ) {}

  async execute({ flowTokenHash, signature, network }: TakePasskey): Promise<PasskeyVerdict> {
    const flow = await this.flows.hold(flowTokenHash, 'passkey', this.clock.now());
    if (!flow?.about) return { is: 'not-begun' };
    await this.flows.end(flowTokenHash);

    const tries = await this.tries.hold(network, 'network-address');
    const now = this.clock.now();
    const secondsLocked = tries.secondsLocked(now);
    if (secondsLocked > 0) return { is: 'locked', retryAfterSeconds: secondsLocked };

    const verdict = await this.judge(signature, flow.about, now);
    if (verdict.is !== 'right') {
      tries.take(now);
      await this.tries.keep(network, tries);
    }
    return verdict;
  }

  private async judge(signature: KeySignature, challenge: string, now: Date): Promise<PasskeyVerdict> {
    const found = await this.passkeys.withCredential(signature.credentialId);
    const account = found && (await this.accounts.hold(found.accountId));
    // Whoever uses the same one at once takes turns, and looks again.
    const passkey = account && (await this.passkeys.withCredential(signature.credentialId));
    if (!passkey) return { is: 'unknown' };

    const use = await this.ceremony.used(signature, challenge, passkey);
    if (!use) return { is: 'refused' };
    if (!passkey.use(use, now)) {
      account.signInChanged('passkey-copied', now);
      return { is: 'refused' };
    }
    await this.passkeys.keep(passkey);
    return { is: 'right', accountId: account.id };
  }
}
