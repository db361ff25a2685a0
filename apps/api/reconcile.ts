import './compile-cache';
import 'reflect-metadata';
import { atTheProduct, reconcilePayments } from './operator';
import { run } from './run';

/** Compares with the payment provider now; ends with code 1 when something differs for good: `node reconcile.js`. */
void run(() => atTheProduct(async (product) => void process.stdout.write(`${await reconcilePayments(product)}\n`)));
