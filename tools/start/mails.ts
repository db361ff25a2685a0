import { operate } from './operate.ts';

/** `npm run mails` lists what could not be sent from the database that is in use; `-- retry <id>`, `-- retry all`. */
await operate('Looking after mails', 'mails', ...process.argv.slice(2));
