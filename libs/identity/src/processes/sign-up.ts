import { EventsNotAccepted } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { NewPasswords } from '../commands/new-passwords';
import { StartRegistration } from '../commands/start-registration';
import { PasswordRequirementsNotMet, VerificationCodeNotSent } from '../domain/account.errors';
import { inConstantTime } from './constant-time';
import { PasswordHasher } from './password-hasher';
import { Tokens } from './tokens';
import { WorkEmails } from './work-emails';

export interface SignUpForm {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
}

export interface StartedSignUp {
  readonly email: string;
  /** Ties the browser to the registration. */
  readonly registrationToken: string;
}

/** Opens no session. Treats addresses with and without an account the same. */
@Injectable()
export class SignUp {
  constructor(
    private readonly commands: CommandBus,
    private readonly workEmails: WorkEmails,
    private readonly passwords: NewPasswords,
    private readonly hasher: PasswordHasher,
    private readonly tokens: Tokens,
  ) {}

  /** @throws WorkEmailRequired, PasswordRequirementsNotMet, TooManyPasswordsAtOnce, VerificationCodeNotSent */
  async start({ email: written, firstName, lastName, password }: SignUpForm): Promise<StartedSignUp> {
    const email = this.workEmails.addressOf(written);
    const failure = await this.passwords.failureOf(password, { email, firstName, lastName });
    if (failure) throw new PasswordRequirementsNotMet(failure);
    const passwordHash = await this.hasher.hashAt(email, password);
    const registrationToken = this.tokens.create();
    const applicant = { email, firstName, lastName, passwordHash };
    const starting = new StartRegistration(applicant, this.tokens.hashOf(registrationToken));
    await inConstantTime(this.commands.execute(starting)).catch((failure: unknown) => {
      throw failure instanceof EventsNotAccepted ? new VerificationCodeNotSent() : failure;
    });
    return { email, registrationToken };
  }
}
