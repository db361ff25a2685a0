import './compile-cache';
import 'reflect-metadata';
import { Command } from 'commander';
import {
  atTheProduct,
  keepDemoAccounts,
  listDeadMails,
  makeAdmin,
  type Product,
  reconcilePayments,
  retryDeadMails,
  turnOffTwoStep,
  verifyLedger,
} from './operator';
import { run } from './run';

const cli = new Command('casewright').description('Operator commands, on the database that the environment names.');

cli.command('make-admin <email>').description('make a verified account an admin').action(printing(makeAdmin));
cli.command('two-step-off <email>').description('remove all second factors').action(printing(turnOffTwoStep));
const mails = cli.command('mails').description('list mails that could not be sent').action(printing(listDeadMails));
mails.command('retry <id|all>').description('send one or all of them again').action(printing(retryDeadMails));
cli.command('verify-ledger').description('recompute the ledger; code 1 on faults').action(printing(verifyLedger));
cli
  .command('reconcile')
  .description('compare orders with the payment provider; code 1 on differences')
  .action(printing(reconcilePayments));
cli
  .command('demo-accounts')
  .description('restore the demo accounts with DEMO_PASSWORD; development only')
  .action(() => atTheProduct((product) => keepDemoAccounts(product, process.env.DEMO_PASSWORD)));

function printing(work: (product: Product, argument: string) => Promise<string>) {
  return (argument: string) =>
    atTheProduct(async (product) => void process.stdout.write(`${await work(product, argument)}\n`));
}

void run(async () => void (await cli.parseAsync()));
