import { BRAND } from '../build/brand.ts';
import type { CheckoutSession, Line, Progress } from './sessions.ts';

/** Messages by the reason for the refusal. */
const REFUSALS = {
  declined: 'Your card was declined. No charge was made: try again, or cancel.',
  unconfirmed: 'The payment was not confirmed. No charge was made: try again, or cancel.',
} as const;

export type CardRefusal = keyof typeof REFUSALS;

/** Titles and messages for sessions that can no longer be paid. */
const SETTLED: Readonly<Record<Exclude<Progress, 'open'>, readonly [string, string]>> = {
  paid: ['Payment received', 'This order has been paid. There is nothing left to do here.'],
  'on its way': ['Payment on its way', 'Your bank has been asked for the money.'],
  refused: ['Payment refused', 'Your bank refused the payment. No charge was made.'],
  expired: ['This checkout has expired', 'No charge was made.'],
};

interface Checkout {
  readonly session: CheckoutSession;
  readonly progress: Progress;
  readonly lines: readonly Line[];
  readonly refused?: CardRefusal | undefined;
}

export function checkoutPage({ session, progress, lines, refused }: Checkout): string {
  const total = money(session.amount_total, session.currency);
  return page(
    `Pay ${total} · ${BRAND.name}`,
    `<main class="checkout">
      <section class="order" aria-labelledby="order">
        <h1 id="order">${lines.map(({ name }) => escape(name)).join(', ')}</h1>
        <p class="amount">${total}</p>
        <dl>
          ${lines.map((line) => row(`${line.name}${line.quantity > 1 ? ` × ${line.quantity}` : ''}`, money(line.unitAmount * line.quantity, session.currency))).join('')}
          ${row('Total due', total, 'total')}
        </dl>
      </section>
      <section class="card" aria-labelledby="pay">${progress === 'open' ? payment(session, total, refused) : settled(session, progress)}</section>
    </main>`,
  );
}

function payment(session: CheckoutSession, total: string, refused: CardRefusal | undefined): string {
  const action = `/c/pay/${session.id}`;
  const cancel = session.cancel_url
    ? `<a class="quiet" href="${escape(session.cancel_url)}">Cancel and go back</a>`
    : '';
  return `<h2 id="pay">Pay with card</h2>
    ${refused ? `<p class="notice" role="alert">${REFUSALS[refused]}</p>` : ''}
    <div class="sample">
      <span>Test card</span><span class="number">4242 4242 4242 4242</span>
      <span>Expires</span><span class="number">12 / 34</span>
    </div>
    <form method="post" action="${action}/pay"><button class="primary">Pay ${total}</button></form>
    <form method="post" action="${action}/decline"><button class="secondary">Decline the card</button></form>
    <a class="secondary" href="${action}/confirm">Use a card that asks for confirmation</a>
    <form method="post" action="${action}/pay-later"><button class="secondary">Pay from a bank account (takes days)</button></form>
    <form method="post" action="${action}/pay-and-stay"><button class="secondary">Pay, and lose the way back</button></form>
    ${cancel}`;
}

function settled(session: CheckoutSession, progress: Exclude<Progress, 'open'>): string {
  const [heading, text] = SETTLED[progress];
  const back = progress === 'expired' ? session.cancel_url : returnAddress(session);
  return `<h2 id="pay">${heading}</h2>
    <p>${text}</p>
    ${back ? `<a class="primary" href="${escape(back)}">Return to ${BRAND.name}</a>` : ''}`;
}

/** A bank's confirmation page (3-D Secure). */
export function confirmationPage(session: CheckoutSession): string {
  const action = `/c/pay/${session.id}`;
  const total = money(session.amount_total, session.currency);
  return page(
    `Confirm ${total} · ${BRAND.name}`,
    `<main class="checkout single"><section class="card" aria-labelledby="confirm">
      <h2 id="confirm">Your bank asks: pay ${total} to ${BRAND.name}?</h2>
      <form method="post" action="${action}/pay"><button class="primary">Confirm the payment</button></form>
      <form method="post" action="${action}/unconfirmed"><button class="secondary">Do not confirm</button></form>
    </section></main>`,
  );
}

export const returnAddress = ({ success_url, id }: CheckoutSession): string =>
  success_url.replaceAll('{CHECKOUT_SESSION_ID}', id);

export const page = (title: string, main: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/tokens.css" />
    <link rel="stylesheet" href="/checkout.css" />
    <script src="/theme.js"></script>
  </head>
  <body>
    <aside class="banner">Development stand-in: no money moves. In production, Stripe’s own page stands here.</aside>
    <header>
      <svg aria-hidden="true" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke-width="2">
        <rect x="2" y="3" width="20" height="18" rx="3" />
        <path d="M6 16.5 10 12l3 2.5L18 8" stroke-linecap="round" stroke-linejoin="round" />
        <circle cx="18" cy="8" r="2" />
      </svg>
      ${BRAND.name}
    </header>
    ${main}
  </body>
</html>`;

const row = (label: string, value: string, name = ''): string =>
  `<div class="${name}"><dt>${escape(label)}</dt><dd class="number">${value}</dd></div>`;

export const money = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
