import 'reflect-metadata';
import { Argument, Command } from 'commander';
import {
  atTheProduct,
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

const cli = new Command('casewright').description('Operator commands, on the database that the environment names.');

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
  .description('list mails that could not be sent')
  .action(printing('list-dead-mails', listDeadMails));
mails
  .command('retry <id|all>')
  .description('send one or all of them again')
  .action(printing('retry-dead-mails', retryDeadMails));
cli
  .command('verify-ledger')
  .description('recompute the ledger; code 1 on faults')
  .action(printing('verify-ledger', verifyLedger));
cli
  .command('verify-audit [hash]')
  .description('recompute the chain of the audit trail; code 1 on faults')
  .action(printing('verify-audit', verifyAuditTrail));
cli
  .command('reconcile')
  .description('compare orders with the payment provider; code 1 on differences')
  .action(printing('reconcile-payments', reconcilePayments));
cli
  .command('seed')
  .addArgument(new Argument('<size>').choices(Object.keys(SEED_SIZES)))
  .description('fill every list with made-up rows; development only')
  .action(printing('seed', seedRows));
cli
  .command('demo-accounts')
  .description('restore the demo accounts with DEMO_PASSWORD; development only')
  .action(() => atTheProduct('demo-accounts', (product) => keepDemoAccounts(product, process.env.DEMO_PASSWORD)));

function printing(operation: string, work: (product: Product, argument: string) => Promise<string>) {
  return (argument: string) =>
    atTheProduct(operation, async (product) => void process.stdout.write(`${await work(product, argument)}\n`));
}

void run(async () => void (await cli.parseAsync()));
