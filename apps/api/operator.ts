import { GrantCredits, ReconcilePayments } from '@casewright/billing';
import { AlreadyAdmin, SeedDemoAccount, MakeAdmin, PasswordHasher, RemoveSecondFactors } from '@casewright/identity';
import { DomainError } from '@casewright/kernel';
import {
  type AuditedWork,
  AuditedWorks,
  AuditTrail,
  Config,
  ConfigurationError,
  OutboxOperations,
  OWNER_ROLE,
  urlAs,
  VerifyAuditTrail,
} from '@casewright/platform';
import { firstPasswordFailure, momentText, normaliseEmail } from '@casewright/rules';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { userInfo } from 'node:os';
import { AppModule } from './app.module';
import { configuration } from './configuration';
import { proveLedger } from './ledger-proof';
import { seed } from './seed/seed';
import { SEED_SIZES, type SeedSize } from './seed/sizes';

export type Product = Pick<INestApplicationContext, 'get'>;

/** Runs an operator command beside running processes, without listening. An error prints one line. */
export async function withProduct(operation: string, work: (product: Product) => Promise<void>): Promise<void> {
  const config = configuration({ ...process.env, LOG_LEVEL: 'error', METRICS_PORT: '' });
  const product = await NestFactory.createApplicationContext(AppModule.with(config), { logger: ['error'] });
  try {
    await asOperator(product, operation, work);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  } finally {
    await product.close();
  }
}

/** Runs an operation and records it. */
export const asOperator = (
  product: Product,
  operation: string,
  work: (product: Product) => Promise<void>,
): Promise<void> =>
  product.get(AuditedWorks).during(workOf(operation), async () => {
    const trail = product.get(AuditTrail);
    try {
      await work(product);
    } catch (error) {
      if (error instanceof ProblemsFound) await recordProblems(trail, error);
      throw error;
    }
    await trail.recordOperation();
  });

/** Recorded in the audit trail, unlike other errors. */
abstract class ProblemsFound extends DomainError {
  readonly kind = 'conflict';

  /** @param problems how many there are, of which `listed` may be the first ones */
  constructor(
    title: string,
    listed: readonly string[],
    readonly problems: number = listed.length,
  ) {
    const others = problems - listed.length;
    super([title, ...listed, ...(others > 0 ? [`and ${others} more`] : [])].join('\n'));
  }
}

/** A broken database may break the audit trail, too. The operator still has to see what was found. */
class ProblemsNotRecorded extends DomainError {
  readonly code = 'api.problems-not-recorded';
  readonly kind = 'conflict';

  constructor(found: ProblemsFound, cause: unknown) {
    super(`${found.message}\nWe couldn’t record this in the audit trail: ${String(cause)}`);
  }
}

async function recordProblems(trail: AuditTrail, found: ProblemsFound): Promise<void> {
  try {
    await trail.recordOperation({ problems: found.problems });
  } catch (error) {
    throw new ProblemsNotRecorded(found, error);
  }
}

/** Operators are known to the machine, not to the product. */
const workOf = (name: string): AuditedWork => ({
  actorKind: 'operator',
  actor: { name: userInfo().username },
  operation: { name, facts: {} },
});

class AccountNotNamed extends DomainError {
  readonly code = 'api.account-not-named';
  readonly kind = 'invalid';

  constructor(program: string) {
    super(`Enter the email address of an account: ${program} someone@company.example`);
  }
}

export const DEMO_SELLER = { email: 'seller@northwind.example', firstName: 'Nora', lastName: 'Seller' };
export const DEMO_ADMIN = { email: 'admin@casewright.example', firstName: 'Ada', lastName: 'Admin' };
const DEMO_CREDITS = 100;

/**
 * Creates two demo accounts or resets their passwords. @throws ConfigurationError in production or for a weak password
 */
export async function keepDemoAccounts(product: Product, password = ''): Promise<void> {
  if (product.get(Config).isProduction) throw new ConfigurationError(['Demo accounts can’t be used in production']);
  const failure = firstPasswordFailure(password);
  if (failure) throw new ConfigurationError([`DEMO_PASSWORD: ${failure}`]);

  const commands = product.get(CommandBus);
  const passwordHash = await product.get(PasswordHasher).hash(password);
  await commands.execute(new SeedDemoAccount({ ...DEMO_ADMIN, passwordHash }, 'admin'));
  const { accountId } = await commands.execute(new SeedDemoAccount({ ...DEMO_SELLER, passwordHash }, 'user'));
  await commands.execute(new GrantCredits(accountId, DEMO_CREDITS, 'Demo credits', `demo:${accountId}`));
}

/** Fills all admin lists up to a size, as the table owner. @throws ConfigurationError in production */
export async function seedRows(product: Product, name: string): Promise<string> {
  const config = product.get(Config);
  if (config.isProduction) throw new ConfigurationError(['Sample rows can’t be used in production']);
  const sizes = Object.values(SEED_SIZES).slice(0, 1 + Object.keys(SEED_SIZES).indexOf(name));
  const ownerUrl = process.env['DATABASE_OWNER_URL'] || urlAs(OWNER_ROLE, config.databaseUrl);
  const since = performance.now();
  const { before, after } = await seed(ownerUrl, sizes);
  if (before.users >= after.users) return `Nothing to add. There are ${rowsText(before)}.`;
  const seconds = Math.round((performance.now() - since) / 1000);
  return [
    `There are now ${rowsText(after)}, added in ${seconds} s.`,
    'Sign in as any of these users with the demo accounts’ password.',
  ].join('\n');
}

const rowsText = ({ users, messages, calculations, ledgerEntries, auditEntries, forms }: SeedSize): string =>
  Object.entries({
    users,
    messages,
    calculations,
    'ledger entries': ledgerEntries,
    'audit entries': auditEntries,
    'pilot signups, contact forms and drafts each': forms,
  })
    .map(([kind, count]) => `${count.toLocaleString('en')} ${kind}`)
    .join(', ');

/** @throws AccountNotNamed and identity's errors */
export async function makeAdmin(product: Product, written: string): Promise<string> {
  const email = named(written, 'make-admin');
  try {
    await product.get(CommandBus).execute(new MakeAdmin(email, 'command line'));
    return `${email} is now an admin.`;
  } catch (error) {
    // What the operator wants is true already.
    if (error instanceof AlreadyAdmin) return error.message;
    throw error;
  }
}

/** For users who lost their second factor. @throws AccountNotNamed and identity's errors */
export async function turnOffTwoStep(product: Product, written: string): Promise<string> {
  const email = named(written, 'two-step-off');
  const { hadTwoStep, passkeys } = await product.get(CommandBus).execute(new RemoveSecondFactors(email));
  const done = [
    ...(hadTwoStep ? ['two-step verification is off'] : []),
    ...(passkeys > 0 ? [passkeys === 1 ? '1 passkey is removed' : `${passkeys} passkeys are removed`] : []),
    'every session has ended',
  ];
  return `${email}: ${done.join(', ')}. We’ll email the owner, who can sign in with the password alone.`;
}

function named(written: string, program: string): string {
  const email = normaliseEmail(written);
  if (!email) throw new AccountNotNamed(program);
  return email;
}

export async function listDeadMails(product: Product): Promise<string> {
  const dead = await product.get(OutboxOperations).dead();
  if (dead.length === 0) return 'No failed emails.';
  const lines = dead.map(({ id, type, deadAt, attempts, lastError }) =>
    [id, type, momentText(deadAt, 'UTC'), `${attempts} attempts`, lastError].join('  '),
  );
  return [...lines, '', 'To send them again, run: mails retry <id>, or mails retry all.'].join('\n');
}

class MailNotDead extends DomainError {
  readonly code = 'api.mail-not-dead';
  readonly kind = 'not-found';
}

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Retries with all attempts. @param which ID or `all` @throws MailNotDead */
export async function retryDeadMails(product: Product, which: string): Promise<string> {
  const operations = product.get(OutboxOperations);
  const isAll = which === 'all';
  const retryOne = async () => (ID.test(which) && (await operations.retry(which)) ? 1 : 0);
  const count = await (isAll ? operations.retryAll() : retryOne());
  if (count === 0) throw new MailNotDead(`No failed emails${isAll ? '' : ` with the ID ${which}`}.`);
  return count === 1 ? 'We’ll send 1 email again.' : `We’ll send ${count} emails again.`;
}

class LedgerIsWrong extends ProblemsFound {
  readonly code = 'api.ledger-is-wrong';
}

/** Recomputes the ledger from its entries. @throws LedgerIsWrong naming everything that breaks a rule */
export async function verifyLedger(product: Product): Promise<string> {
  const { accounts, transactions, entries, credits, discrepancies } = await proveLedger(product.get(QueryBus));
  if (discrepancies.length > 0) {
    const lines = discrepancies.map(({ rule, subject, detail }) => `${subject}: ${detail} (rule: ${rule})`);
    throw new LedgerIsWrong('The ledger is wrong:', lines);
  }
  return [
    `${credits} credits on ${accounts} accounts, by ${entries} entries of ${transactions} transactions:`,
    'debits equal credits; every balance is the sum of its entries, and of its grants less their uses.',
  ].join('\n');
}

class AuditTrailIsWrong extends ProblemsFound {
  readonly code = 'api.audit-trail-is-wrong';
}

/** @param known earlier hash that the chain must contain @throws AuditTrailIsWrong naming changed or removed entries */
export async function verifyAuditTrail(product: Product, known?: string): Promise<string> {
  const { entries, days, hash, faults, faultCount } = await product.get(QueryBus).execute(new VerifyAuditTrail(known));
  if (faultCount > 0) {
    const lines = faults.map(({ subject, detail }) => `${subject}: ${detail}`);
    throw new AuditTrailIsWrong('The audit trail is wrong:', lines, faultCount);
  }
  return [
    `Checked ${entries} entries from ${days} ${days === 1 ? 'day' : 'days'}: none changed or removed.`,
    ...(hash ? [`Keep this hash. Pass it to a later run to prove that no entries were cut off: ${hash}`] : []),
  ].join('\n');
}

class PaymentsDiffer extends DomainError {
  readonly code = 'api.payments-differ';
  readonly kind = 'conflict';
}

/** Repairs orders that differ from the payment provider's. @throws PaymentsDiffer naming what needs an operator */
export async function reconcilePayments(product: Product): Promise<string> {
  const { compared, repaired, differences } = await product.get(ReconcilePayments).run('command line');
  const lines = [
    `${compared} payments compared with the provider, ${repaired.length} repaired, ${differences.length} differ.`,
    ...repaired.map(({ orderId, what }) => `repaired: order ${orderId} ${what}`),
    ...differences.map(({ orderId, what, sessionId }) => `differs: order ${orderId} (${sessionId}) was ${what}`),
  ];
  if (differences.length > 0) throw new PaymentsDiffer(lines.join('\n'));
  return lines.join('\n');
}
