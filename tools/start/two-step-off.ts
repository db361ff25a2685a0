import { operate } from './operate.ts';

/** `npm run two-step:off -- someone@company.example` lets in somebody who has lost their second factors. */
const [email] = process.argv.slice(2);
if (!email) {
  console.error('Who? npm run two-step:off -- someone@company.example');
  process.exit(1);
}
await operate('Turning two-step verification off', 'two-step-off', email);
