import { startPaymentStandIn } from './stand-in.ts';

/** `PORT=… STRIPE_SECRET_KEY=… STRIPE_WEBHOOK_SECRET=… [WEBHOOK_URL=…] [DATA_FILE=…] npm run payments` */
const { PORT, HOST, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, WEBHOOK_URL, DATA_FILE } = process.env;
if (!PORT || !STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET) {
  process.stderr.write('The payment stand-in needs PORT, STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.\n');
  process.exit(1);
}

const standIn = await startPaymentStandIn({
  port: Number(PORT),
  host: HOST,
  webhookUrl: WEBHOOK_URL,
  secretKey: STRIPE_SECRET_KEY,
  webhookSecret: STRIPE_WEBHOOK_SECRET,
  dataFile: DATA_FILE,
});
process.stdout.write(`${standIn.url}\n`);

const stop = async () => {
  await standIn.stop();
  process.exit(0);
};
// Ctrl-C is heard twice under `npm run`; a launcher that is killed leaves only the end of its channel.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP', 'disconnect'] as const) process.on(signal, () => void stop());
// Whoever started it holds its standard input: when they are gone, so is it.
if (process.env.STOP_WITH_STDIN) process.stdin.resume().once('end', () => void stop());
