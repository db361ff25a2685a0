import { operate } from './operate.ts';

/** `npm run admin -- someone@company.example` makes an account that exists an admin's, in the database that is in use. */
const [email] = process.argv.slice(2);
if (!email) {
  console.error('Who? npm run admin -- someone@company.example');
  process.exit(1);
}
await operate('Making an admin', 'make-admin', email);
