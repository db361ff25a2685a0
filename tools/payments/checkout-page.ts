import type { CheckoutSession, Line } from './sessions.ts';

const BRAND = 'Casewright';

/** The hosted checkout page, in the look of the product. */
export function checkoutPage(session: CheckoutSession, lines: readonly Line[], declined: boolean): string {
  const total = money(session.amount_total, session.currency);
  return page(
    `Pay ${total} · ${BRAND}`,
    `<main class="checkout">
      <section class="order" aria-labelledby="order">
        <h1 id="order">${lines.map(({ name }) => escape(name)).join(', ')}</h1>
        <p class="amount">${total}</p>
        <dl>
          ${lines.map((line) => row(`${line.name}${line.quantity > 1 ? ` × ${line.quantity}` : ''}`, money(line.unitAmount * line.quantity, session.currency))).join('')}
          ${row('Total due', total, 'total')}
        </dl>
      </section>
      <section class="card" aria-labelledby="pay">${session.status === 'open' ? payment(session, total, declined) : settled(session)}</section>
    </main>`,
  );
}

function payment(session: CheckoutSession, total: string, declined: boolean): string {
  const action = `/c/pay/${session.id}`;
  const cancel = session.cancel_url
    ? `<a class="quiet" href="${escape(session.cancel_url)}">Cancel and go back</a>`
    : '';
  return `<h2 id="pay">Pay with card</h2>
    ${declined ? '<p class="notice" role="alert">Your card was declined. No charge was made: try again, or cancel.</p>' : ''}
    <div class="sample">
      <span>Test card</span><span class="number">4242 4242 4242 4242</span>
      <span>Expires</span><span class="number">12 / 34</span>
    </div>
    <form method="post" action="${action}/pay"><button class="primary">Pay ${total}</button></form>
    <form method="post" action="${action}/decline"><button class="secondary">Decline the card</button></form>
    ${cancel}`;
}

function settled(session: CheckoutSession): string {
  const isPaid = session.status === 'complete';
  const back = isPaid ? returnAddress(session) : session.cancel_url;
  return `<h2 id="pay">${isPaid ? 'Payment received' : 'This checkout has expired'}</h2>
    <p>${isPaid ? 'This order has been paid. There is nothing left to do here.' : 'No charge was made.'}</p>
    ${back ? `<a class="primary" href="${escape(back)}">Return to ${BRAND}</a>` : ''}`;
}

/** What happened here lately, for whoever develops. */
export function overviewPage(sessions: readonly CheckoutSession[]): string {
  const rows = sessions.toReversed().map(
    (session) => `<tr>
      <td>${new Date(session.created * 1000).toISOString().slice(0, 16).replace('T', ' ')}</td>
      <td><a href="/c/pay/${session.id}">${session.id.slice(0, 20)}…</a></td>
      <td>${session.status === 'complete' ? session.payment_status : session.status}</td>
      <td class="number">${money(session.amount_total, session.currency)}</td>
    </tr>`,
  );
  const table = `<table>
      <thead><tr><th>Opened (UTC)</th><th>Session</th><th>State</th><th class="number">Amount</th></tr></thead>
      <tbody>${rows.join('')}</tbody>
    </table>`;
  return page(
    `Payments · ${BRAND} development`,
    `<main class="overview"><h1>Payments</h1>
      ${rows.length > 0 ? table : '<p>Nobody has gone to the checkout yet. Buy credits in the product, and it appears here.</p>'}
    </main>`,
  );
}

export const returnAddress = ({ success_url, id }: CheckoutSession): string =>
  success_url.replaceAll('{CHECKOUT_SESSION_ID}', id);

const page = (title: string, main: string): string => `<!doctype html>
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
      ${BRAND}
    </header>
    ${main}
  </body>
</html>`;

const row = (label: string, value: string, name = ''): string =>
  `<div class="${name}"><dt>${escape(label)}</dt><dd class="number">${value}</dd></div>`;

const money = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
