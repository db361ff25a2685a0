import { startPaymentStandIn } from './stand-in.ts';

/** `PORT=… STRIPE_SECRET_KEY=… STRIPE_WEBHOOK_SECRET=… [WEBHOOK_URL=…] [DATA_FILE=…] node tools/payments/main.ts` */
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
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
// Whoever started it holds its standard input: when they are gone, so is it.
if (process.env.STOP_WITH_STDIN) process.stdin.resume().once('end', () => void stop());
