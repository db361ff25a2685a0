import './compile-cache';
import 'reflect-metadata';
import { atTheProduct, verifyLedger } from './operator';
import { run } from './run';

/** Verifies the ledger, or ends with code 1 and its faults: `node verify-ledger.js`. */
void run(() => atTheProduct(async (product) => void process.stdout.write(`${await verifyLedger(product)}\n`)));
