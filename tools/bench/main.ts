import { loadavg } from 'node:os';
import { buildWhatChanged, IS_BUILT } from '../start/build.ts';
import { admin } from './admin.ts';
import { bills } from './bills.ts';
import { board } from './board.ts';
import { calculatorFirstOpen } from './calculator-first-open.ts';
import { coldStart } from './cold-start.ts';
import { type Outcome, report } from './compare.ts';
import { engine } from './engine.ts';
import { gridScroll } from './grid-scroll.ts';
import { history } from './history.ts';
import { hotAccount } from './hot-account.ts';
import { lighthouse } from './lighthouse.ts';
import { idleStreams, sendToBadge } from './live.ts';
import { logins, unreadDuringLogins } from './logins.ts';
import { mails, signUpToMail } from './mails.ts';
import { messages } from './messages.ts';
import { pageWeight } from './page-weight.ts';
import { publicPages } from './public-pages.ts';
import { queue } from './queue.ts';
import { quote } from './quote.ts';
import { sizing } from './sizing.ts';
import { startCase, unread } from './throughput.ts';
import { uploads } from './uploads.ts';
import { tickToPaint } from './tick-to-paint.ts';

/** Outcomes at the end, or as they arrive. */
type Measured = Promise<Outcome | readonly Outcome[]> | AsyncIterable<readonly Outcome[]>;

const named = process.argv.slice(2);
/** Pages to audit; all if empty. */
const paths = named.filter((name) => name.startsWith('/'));

/** `npm run bench` runs all; `npm run bench -- unread` or `npm run bench -- lighthouse /plans` runs one. */
const MEASUREMENTS: Readonly<Record<string, () => Measured>> = {
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
  admin,
  queue,
  board,
  engine,
  sizing,
  'grid-scroll': gridScroll,
  live: async () => [...(await idleStreams()), await sendToBadge()],
  uploads,
  bills,
  'cold-start': coldStart,
  'page-weight': pageWeight,
  'public-pages': publicPages,
  lighthouse: () => lighthouse(paths),
  'tick-to-paint': tickToPaint,
  'calculator-first-open': calculatorFirstOpen,
};

const wanted = named.filter((name) => !paths.includes(name));
const unknown = wanted.filter((name) => !Object.hasOwn(MEASUREMENTS, name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')} to measure. There are: ${Object.keys(MEASUREMENTS).join(', ')}.`);
  process.exit(1);
}

// On exit, the guard ends all children.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(signal, () => process.exit(1));

// A production build, without developer pages.
await buildWhatChanged({ ...process.env, NODE_ENV: 'production' });
process.env[IS_BUILT] = 'for users';
let areAllMet = true;
for (const [name, measure] of Object.entries(MEASUREMENTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const [load = 0] = loadavg();
  if (load > 1) console.log(`The machine is busy (load ${load.toFixed(1)}): what follows is less certain.`);
  const measured = measure();
  for await (const outcomes of Symbol.asyncIterator in measured ? measured : [measured])
    areAllMet = report([outcomes].flat()) && areAllMet;
}
process.exit(areAllMet ? 0 : 1);
