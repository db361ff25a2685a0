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
// `npm run` forwards Ctrl-C twice; a killed launcher only closes the IPC channel.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP', 'disconnect'] as const) process.on(signal, () => void stop());
// The parent holds standard input, so that this process ends with it.
if (process.env.STOP_WITH_STDIN) process.stdin.resume().once('end', () => void stop());
