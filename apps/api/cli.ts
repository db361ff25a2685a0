import 'reflect-metadata';
import { Argument, Command } from 'commander';
import {
  withProduct,
  keepDemoAccounts,
  listDeadMails,
  makeAdmin,
  type Product,
  reconcilePayments,
  retryDeadMails,
  seedRows,
  turnOffTwoStep,
  verifyAuditTrail,
  verifyLedger,
} from './operator';
import { run } from './run';
import { SEED_SIZES } from './seed/sizes';

const cli = new Command('casewright').description('Operator commands for the database in DATABASE_URL.');

cli
  .command('make-admin <email>')
  .description('make a verified account an admin')
  .action(printing('make-admin', makeAdmin));
cli
  .command('two-step-off <email>')
  .description('remove all second factors')
  .action(printing('two-step-off', turnOffTwoStep));
const mails = cli
  .command('mails')
  .description('list emails that couldn’t be sent')
  .action(printing('list-dead-mails', listDeadMails));
mails
  .command('retry <id|all>')
  .description('send one or all of them again')
  .action(printing('retry-dead-mails', retryDeadMails));
cli
  .command('verify-ledger')
  .description('verify the ledger; exits with 1 if it’s wrong')
  .action(printing('verify-ledger', verifyLedger));
cli
  .command('verify-audit [hash]')
  .description('verify the audit trail; exits with 1 if it’s wrong')
  .action(printing('verify-audit', verifyAuditTrail));
cli
  .command('reconcile')
  .description('compare orders with the payment provider; exits with 1 if they differ')
  .action(printing('reconcile-payments', reconcilePayments));
cli
  .command('seed')
  .addArgument(new Argument('<size>').choices(Object.keys(SEED_SIZES)))
  .description('fill every list with sample rows; development only')
  .action(printing('seed', seedRows));
cli
  .command('demo-accounts')
  .description('restore the demo accounts with the password in DEMO_PASSWORD; development only')
  .action(() => withProduct('demo-accounts', (product) => keepDemoAccounts(product, process.env.DEMO_PASSWORD)));

function printing(operation: string, work: (product: Product, argument: string) => Promise<string>) {
  return (argument: string) =>
    withProduct(operation, async (product) => void process.stdout.write(`${await work(product, argument)}\n`));
}

void run(async () => void (await cli.parseAsync()));
