import './compile-cache';
import 'reflect-metadata';
import { atTheProduct, listDeadMails, retryDeadMails } from './operator';
import { run } from './run';

/** Mails that could not be sent: `node mails.js` lists them, `node mails.js retry <id>|all` tries again. */
void run(() =>
  atTheProduct(async (product) => {
    const [what, which] = process.argv.slice(2);
    const told = what === 'retry' ? await retryDeadMails(product, which) : await listDeadMails(product);
    process.stdout.write(`${told}\n`);
  }),
);
