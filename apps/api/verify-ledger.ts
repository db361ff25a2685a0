import './compile-cache';
import 'reflect-metadata';
import { atTheProduct, verifyLedger } from './operator';
import { run } from './run';

/** Proves the books, or ends with code 1 and what is wrong with them: `node verify-ledger.js`. */
void run(() => atTheProduct(async (product) => void process.stdout.write(`${await verifyLedger(product)}\n`)));
