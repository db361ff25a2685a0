import { operate } from './operate.ts';

/** `npm run ledger:verify` proves the books of the database that is in use. */
await operate('Verifying the ledger', 'verify-ledger');
