import { GrantCredits, VerifyLedger } from '@casewright/billing';
import { KeepDemoAccount, MakeAdmin, Passwords } from '@casewright/identity';
import { DomainError } from '@casewright/kernel';
import { Config, ConfigurationError } from '@casewright/platform';
import { firstPasswordFailure, normaliseEmail } from '@casewright/rules';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { AppModule } from './app.module';

type Product = Pick<INestApplicationContext, 'get'>;

/** Work from the command line, beside running processes: quiet, and listening nowhere. A rejection is one line. */
export async function atTheProduct(work: (product: Product) => Promise<void>): Promise<void> {
  const config = Config.fromEnvironment({ ...process.env, LOG_LEVEL: 'error', METRICS_PORT: '' });
  const product = await NestFactory.createApplicationContext(AppModule.with(config), { logger: ['error'] });
  try {
    await work(product);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  } finally {
    await product.close();
  }
}

class AccountNotNamed extends DomainError {
  readonly code = 'api.account-not-named';
  readonly kind = 'invalid';

  constructor() {
    super('Name the account: make-admin someone@company.example');
  }
}

export const DEMO_SELLER = { email: 'seller@northwind.example', firstName: 'Nora', lastName: 'Seller' };
export const DEMO_ADMIN = { email: 'admin@casewright.example', firstName: 'Ada', lastName: 'Admin' };
const DEMO_CREDITS = 100;

/**
 * Two accounts to try the product with, as they should be: run again, it gives them their password back.
 * @throws ConfigurationError in production, or when the password is none that a user could choose
 */
export async function keepDemoAccounts(product: Product, password = ''): Promise<void> {
  if (product.get(Config).isProduction) throw new ConfigurationError(['Demo accounts are not for production']);
  const failure = firstPasswordFailure(password);
  if (failure) throw new ConfigurationError([`DEMO_PASSWORD: ${failure}`]);

  const commands = product.get(CommandBus);
  const passwordHash = await product.get(Passwords).hash(password);
  await commands.execute(new KeepDemoAccount({ ...DEMO_ADMIN, passwordHash }, 'admin'));
  const { accountId } = await commands.execute(new KeepDemoAccount({ ...DEMO_SELLER, passwordHash }, 'user'));
  await commands.execute(new GrantCredits(accountId, DEMO_CREDITS, 'Demo credits', `demo:${accountId}`));
}

/**
 * @returns what to tell whoever asked
 * @throws AccountNotNamed, and what identity rejects
 */
export async function makeAdmin(product: Product, written: string | undefined): Promise<string> {
  const email = written && normaliseEmail(written);
  if (!email) throw new AccountNotNamed();

  const { changed } = await product.get(CommandBus).execute(new MakeAdmin(email, 'command line'));
  return changed ? `${email} is now an admin.` : `${email} was an admin already.`;
}

class LedgerIsWrong extends DomainError {
  readonly code = 'api.ledger-is-wrong';
  readonly kind = 'conflict';
}

/**
 * Recomputes the books from their entries.
 * @returns what was proved
 * @throws LedgerIsWrong naming every account, transaction and order that breaks a rule
 */
export async function verifyLedger(product: Product): Promise<string> {
  const { accounts, transactions, entries, credits, discrepancies } = await product
    .get(QueryBus)
    .execute(new VerifyLedger());
  if (discrepancies.length > 0) {
    const lines = discrepancies.map(({ rule, subject, detail }) => `${subject}: ${detail} (rule: ${rule})`);
    throw new LedgerIsWrong(['The ledger is wrong:', ...lines].join('\n'));
  }
  return [
    `${credits} credits on ${accounts} accounts, by ${entries} entries of ${transactions} transactions:`,
    'debits equal credits; every balance is the sum of its entries, and of its grants less their uses.',
  ].join('\n');
}
