import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MOST_PASSKEYS, Passkey } from '../domain/passkey';
import { Accounts } from '../domain/repositories';
import { Flows, Passkeys } from '../domain/sign-in-methods';
import { PasskeyKnown, PasskeyNotBegun, PasskeyRefused, TooManyPasskeys } from '../domain/sign-in-methods.errors';
import { type KeyCreation, PasskeyCeremony } from './ports';

/** Plain data, for a command to answer with: if it threw, the challenge could be answered once more. */
export type PasskeyAddition =
  | { readonly is: 'added'; readonly passkeyId: string }
  | { readonly is: 'not-begun' | 'refused' | 'known' | 'too-many' };

/** In the browser in which it was begun. */
export class AddPasskey extends Command<PasskeyAddition> {
  constructor(
    readonly accountId: string,
    readonly flowTokenHash: string,
    readonly creation: KeyCreation,
    readonly name: string,
  ) {
    super();
  }
}

/**
 * For whoever sent the command, once it is done.
 * @throws PasskeyNotBegun, PasskeyRefused, PasskeyKnown, TooManyPasskeys
 */
export function idOfAdded(addition: PasskeyAddition): string {
  switch (addition.is) {
    case 'added':
      return addition.passkeyId;
    case 'not-begun':
      throw new PasskeyNotBegun();
    case 'refused':
      throw new PasskeyRefused();
    case 'known':
      throw new PasskeyKnown();
    case 'too-many':
      throw new TooManyPasskeys(MOST_PASSKEYS);
  }
}

@CommandHandler(AddPasskey)
export class AddPasskeyHandler implements ICommandHandler<AddPasskey> {
  constructor(
    private readonly flows: Flows,
    private readonly accounts: Accounts,
    private readonly passkeys: Passkeys,
    private readonly ceremony: PasskeyCeremony,
    private readonly clock: Clock,
  ) {}

  async execute({ accountId, flowTokenHash, creation, name }: AddPasskey): Promise<PasskeyAddition> {
    const now = this.clock.now();
    const flow = await this.flows.hold(flowTokenHash, 'add-passkey', now);
    const account = flow?.accountId === accountId ? await this.accounts.hold(accountId) : undefined;
    if (!flow?.about || !account) return { is: 'not-begun' };
    await this.flows.end(flowTokenHash);

    const made = await this.ceremony.made(creation, flow.about);
    if (!made) return { is: 'refused' };
    if ((await this.passkeys.of(accountId)).length >= MOST_PASSKEYS) return { is: 'too-many' };
    const passkey = Passkey.add(accountId, made, name, now);
    if (!(await this.passkeys.add(passkey))) return { is: 'known' };
    account.signInChanged('passkey-added', now);
    return { is: 'added', passkeyId: passkey.id };
  }
}
