import { createTransport } from 'nodemailer';

/** Sends mails through a pool and prints the milliseconds, without the first hundred. */
const [url = '', count = '0', html = '', text = ''] = process.argv.slice(2);
const WARM_UP = 100;
const transport = createTransport({ url, pool: true, maxConnections: 5 });

const send = (number: number) =>
  transport.sendMail({
    messageId: `<${crypto.randomUUID()}@casewright.example>`,
    from: 'Casewright <hello@casewright.example>',
    to: { name: '', address: `bare-${number}@northwind.example` },
    subject: 'Your Casewright verification code',
    html,
    text,
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
const many = (from: number, mails: number) => Promise.all(Array.from({ length: mails }, (_, n) => send(from + n)));

await many(0, WARM_UP);
const since = performance.now();
await many(WARM_UP, Number(count));
console.log(performance.now() - since);
transport.close();
