import { firstPasswordFailure, PASSWORD_MESSAGES } from '@casewright/rules';
import { NewPasswordRefused } from '../domain/account.errors';
import { isAddressIn, ownPartOf, type PasswordOwner, wordsOf } from '../domain/password-owner';
import type { PasswordGuesses } from './ports';

/** Judges a password that someone chooses. */
export class NewPasswords {
  constructor(private readonly guesses: PasswordGuesses) {}

  /** @param owner if known to the one who chooses, whose name and address the refusal could reveal otherwise */
  async failureOf(password: string, owner?: PasswordOwner): Promise<string | undefined> {
    const failure = firstPasswordFailure(password);
    if (failure) return failure;
    if (await this.guesses.areFew(password, [])) return PASSWORD_MESSAGES.common;
    const isPersonal =
      owner &&
      (isAddressIn(password, owner.email) ||
        (await this.guesses.areFew(password, wordsOf(owner))) ||
        (await this.isGuessedWithout(ownPartOf(password, owner))));
    return isPersonal ? PASSWORD_MESSAGES.personal : undefined;
  }

  /** Others try the words they know first, so that the rest has to take enough guesses by itself. */
  private async isGuessedWithout(ownPart: string | undefined): Promise<boolean> {
    return ownPart !== undefined && this.guesses.areFew(ownPart, []);
  }

  /** @throws NewPasswordRefused */
  async refuseWeak(password: string, owner?: PasswordOwner): Promise<void> {
    const failure = await this.failureOf(password, owner);
    if (failure) throw new NewPasswordRefused(failure);
  }
}
