import { GrantCredits } from '@casewright/billing';
import { KeepDemoAccount, MakeAdmin, Passwords } from '@casewright/identity';
import { Config, ConfigurationError } from '@casewright/platform';
import { firstPasswordFailure, normaliseEmail } from '@casewright/rules';
import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';

type Parts = Pick<INestApplicationContext, 'get'>;

export const DEMO_SELLER = { email: 'seller@northwind.example', firstName: 'Nora', lastName: 'Seller' };
export const DEMO_ADMIN = { email: 'admin@casewright.example', firstName: 'Ada', lastName: 'Admin' };
const DEMO_CREDITS = 100;

/**
 * Two accounts to try the product with, as they should be: run again, it gives them their password back.
 * @throws ConfigurationError in production, or when the password is none that a user could choose
 */
export async function keepDemoAccounts(app: Parts, password = ''): Promise<void> {
  if (app.get(Config).isProduction) throw new ConfigurationError(['Demo accounts are not for production']);
  const failure = firstPasswordFailure(password);
  if (failure) throw new ConfigurationError([`DEMO_PASSWORD: ${failure}`]);

  const commands = app.get(CommandBus);
  const passwordHash = await app.get(Passwords).hash(password);
  await commands.execute(new KeepDemoAccount({ ...DEMO_ADMIN, passwordHash }, 'admin'));
  const { accountId } = await commands.execute(new KeepDemoAccount({ ...DEMO_SELLER, passwordHash }, 'user'));
  await commands.execute(new GrantCredits(accountId, DEMO_CREDITS, 'Demo credits', `demo:${accountId}`));
}

/** @returns what to tell whoever asked */
export async function makeAdmin(app: Parts, written: string | undefined): Promise<string> {
  const email = written && normaliseEmail(written);
  if (!email) throw new ConfigurationError(['Name the account: make-admin someone@company.example']);

  const { changed } = await app.get(CommandBus).execute(new MakeAdmin(email, 'command line'));
  return changed ? `${email} is now an admin.` : `${email} was an admin already.`;
}
