import { operate } from './operate.ts';

/** `npm run reconcile` compares the orders of the database that is in use with the payment provider. */
await operate('Reconciling', 'reconcile');
