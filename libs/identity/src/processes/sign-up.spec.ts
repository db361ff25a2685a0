import { EventsNotAccepted } from '@casewright/platform';
import type { CommandBus } from '@nestjs/cqrs';
import { NewPasswords } from '../commands/new-passwords';
import { VerificationCodeNotSent } from '../domain/account.errors';
import type { PasswordHasher } from './password-hasher';
import { SignUp } from './sign-up';
import type { Tokens } from './tokens';
import type { WorkEmails } from './work-emails';

const FORM = { email: 'sam@northwind.example', firstName: 'Sam', lastName: 'Seller', password: 'Secret-123' };

function signingUpWith(failure: Error): SignUp {
  const commands: Pick<CommandBus, 'execute'> = { execute: () => Promise.reject(failure) };
  const workEmails: Pick<WorkEmails, 'addressOf'> = { addressOf: (email) => email };
  const hasher: Pick<PasswordHasher, 'hashAt'> = { hashAt: () => Promise.resolve('hash') };
  const tokens: Pick<Tokens, 'create' | 'hashOf'> = { create: () => 'token', hashOf: () => 'hash' };
  return new SignUp(
    commands as CommandBus,
    workEmails,
    new NewPasswords({ areFew: () => Promise.resolve(false) }),
    hasher as PasswordHasher,
    tokens,
  );
}

describe('signing up', () => {
  it('says that the code could not be sent if its email was not accepted', async () => {
    const failure = new EventsNotAccepted(new Error('disk full'));
    await expect(signingUpWith(failure).start(FORM)).rejects.toThrow(VerificationCodeNotSent);
  });

  it('passes other failures on', async () => {
    await expect(signingUpWith(new Error('no table')).start(FORM)).rejects.toThrow('no table');
  });
});
