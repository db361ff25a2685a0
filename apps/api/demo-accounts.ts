import './compile-cache';
import 'reflect-metadata';
import { atTheProduct, keepDemoAccounts } from './operator';
import { run } from './run';

/** A step of development, after the database is migrated: `DEMO_PASSWORD=… node demo-accounts.js`. */
void run(() => atTheProduct((product) => keepDemoAccounts(product, process.env.DEMO_PASSWORD)));
