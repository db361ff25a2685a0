import { operate } from './operate.ts';

/** `npm run ledger:verify` verifies the ledger of the running product's database. */
await operate('Verifying the ledger', 'verify-ledger');
