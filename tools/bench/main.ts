import { loadavg } from 'node:os';
import { buildWhatChanged, IS_BUILT } from '../start/build.ts';
import { calculatorFirstOpen } from './calculator-first-open.ts';
import { coldStart } from './cold-start.ts';
import { type Outcome, report } from './compare.ts';
import { history } from './history.ts';
import { hotAccount } from './hot-account.ts';
import { lighthouse } from './lighthouse.ts';
import { idleStreams, sendToBadge } from './live.ts';
import { logins, unreadDuringLogins } from './logins.ts';
import { mails, signUpToMail } from './mails.ts';
import { messages } from './messages.ts';
import { pageWeight } from './page-weight.ts';
import { publicPages } from './public-pages.ts';
import { quote } from './quote.ts';
import { startCase, unread } from './throughput.ts';
import { uploads } from './uploads.ts';
import { tickToPaint } from './tick-to-paint.ts';

/** What is measured: `npm run bench`, or one of them: `npm run bench -- unread`. */
const MEASUREMENTS: Readonly<Record<string, () => Promise<Outcome | readonly Outcome[]>>> = {
  unread,
  logins,
  'unread-during-logins': unreadDuringLogins,
  'start-case': startCase,
  quote,
  history,
  'hot-account': hotAccount,
  'sign-up-to-mail': signUpToMail,
  mails,
  messages,
  live: async () => [...(await idleStreams()), await sendToBadge()],
  uploads,
  'cold-start': coldStart,
  'page-weight': pageWeight,
  'public-pages': publicPages,
  lighthouse,
  'tick-to-paint': tickToPaint,
  'calculator-first-open': calculatorFirstOpen,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(MEASUREMENTS, name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')} to measure. There are: ${Object.keys(MEASUREMENTS).join(', ')}.`);
  process.exit(1);
}

// On the way out the guard ends whatever was started.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(signal, () => process.exit(1));

// As users get it, without the pages of developers.
await buildWhatChanged({ ...process.env, NODE_ENV: 'production' });
process.env[IS_BUILT] = 'for users';
let areAllMet = true;
for (const [name, measure] of Object.entries(MEASUREMENTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const [load = 0] = loadavg();
  if (load > 1) console.log(`The machine is busy (load ${load.toFixed(1)}): what follows is less certain.`);
  areAllMet = report([await measure()].flat()) && areAllMet;
}
process.exit(areAllMet ? 0 : 1);
