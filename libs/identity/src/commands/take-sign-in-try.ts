import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { TooManySignInTries } from '../domain/account.errors';
import { Devices, TriesBook } from '../domain/repositories';
import type { TryPurpose } from '../domain/tries';

/** What was counted, to be given back when the secret was right. */
export interface TakenTry {
  readonly whose: string;
  readonly purpose: TryPurpose;
}

/** Who tries, as far as that is known before the password is judged. */
export interface SignInAttempt {
  readonly email: string;
  readonly accountId: string | undefined;
  readonly deviceTokenHash: string | undefined;
  /** Where from. */
  readonly network: string;
}

/** Before a password is judged, so that many guesses at once cannot overtake the count. A right one is given back. */
export class TakeSignInTry extends Command<readonly TakenTry[]> {
  constructor(readonly attempt: SignInAttempt) {
    super();
  }
}

@CommandHandler(TakeSignInTry)
export class TakeSignInTryHandler implements ICommandHandler<TakeSignInTry> {
  constructor(
    private readonly devices: Devices,
    private readonly book: TriesBook,
    private readonly clock: Clock,
  ) {}

  async execute({ attempt }: TakeSignInTry): Promise<readonly TakenTry[]> {
    const counted = await this.countedFor(attempt);
    for (const { whose, purpose } of counted) await this.take(whose, purpose);
    return counted;
  }

  /** Guesses of others lock nobody out of a device that the account was opened with: its tries are its own. */
  private async countedFor({ email, accountId, deviceTokenHash, network }: SignInAttempt): Promise<TakenTry[]> {
    if (accountId && deviceTokenHash && (await this.devices.find(accountId, deviceTokenHash))) {
      return [{ whose: `${accountId} ${deviceTokenHash}`, purpose: 'sign-in-known-device' }];
    }
    return [
      { whose: network, purpose: 'network-address' },
      { whose: email, purpose: 'sign-in' },
    ];
  }

  private async take(whose: string, purpose: TryPurpose): Promise<void> {
    const tries = await this.book.hold(whose, purpose);
    const now = this.clock.now();
    const secondsLocked = tries.secondsLocked(now);
    if (secondsLocked > 0) throw new TooManySignInTries(secondsLocked);
    tries.take(now);
    await this.book.keep(whose, tries);
  }
}

/** They were right after all. */
export async function release(book: TriesBook, taken: readonly TakenTry[]): Promise<void> {
  for (const { whose, purpose } of taken) {
    const tries = await book.hold(whose, purpose);
    tries.release();
    await book.keep(whose, tries);
  }
}
