import { BRAND } from '../build/brand.ts';
import { escape, money, page } from './checkout-page.ts';
import type { DeliveryOptions, StoredEvent } from './events.ts';
import type { Charge, Dispute, Refund } from './payments.ts';
import type { CheckoutSession, Progress } from './sessions.ts';

interface Shown {
  readonly session: CheckoutSession;
  readonly progress: Progress;
}

interface Overview {
  readonly sessions: readonly Shown[];
  readonly events: readonly StoredEvent[];
  readonly delivery: DeliveryOptions;
}

const MAX_ROWS = 50;

export function overviewPage({ sessions, events, delivery }: Overview): string {
  const rows = sessions.slice(-MAX_ROWS).toReversed();
  return page(
    `Payments · ${BRAND.name} development`,
    `<main class="overview"><h1>Payments</h1>
      ${rows.length > 0 ? table(['Opened (UTC)', 'Session', 'State', 'Amount'], rows.map(sessionRow)) : '<p>Nobody has gone to the checkout yet. Buy credits in the product, and it appears here.</p>'}
      <h2>Webhook delivery</h2>${deliveryForm(delivery)}
      <h2>What the product was told</h2>
      ${events.length > 0 ? table(['At (UTC)', 'Event', 'Answer', 'Attempts'], events.slice(-MAX_ROWS).toReversed().map(eventRow)) : '<p>Nothing yet.</p>'}
    </main>`,
  );
}

interface OfSession extends Shown {
  /** Absent if nothing is paid. */
  readonly charge: Charge | undefined;
  readonly refunds: readonly Refund[];
  readonly disputes: readonly Dispute[];
}

export function sessionPage({ session, progress, charge, refunds, disputes }: OfSession): string {
  const at = `/sessions/${session.id}`;
  const amount = (cents: number) => money(cents, session.currency);
  const refundRows = refunds.map(
    ({ id, amount: cents, status }) =>
      `<tr><td>Refund</td><td>${status}</td><td class="number">${amount(cents)}</td>
        <td>${status === 'succeeded' ? button(`/refunds/${id}/fail`, 'Let it fail') : ''}</td></tr>`,
  );
  const disputeRows = disputes.map(
    ({ id, amount: cents, status }) =>
      `<tr><td>Dispute</td><td>${status}</td><td class="number">${amount(cents)}</td>
        <td>${status === 'needs_response' ? button(`/disputes/${id}/win`, 'Win') + button(`/disputes/${id}/lose`, 'Lose') : ''}</td></tr>`,
  );
  const rows = [...refundRows, ...disputeRows];
  return page(
    `${amount(session.amount_total)} · Payments · ${BRAND.name} development`,
    `<main class="overview"><p><a href="/">All payments</a></p>
      <h1>${amount(session.amount_total)}, ${progress}</h1><p class="id">${session.id}</p>
      <div class="actions">${charge ? actionsOnPaid(charge, at) : actionsOn(session, progress, at)}</div>
      ${rows.length > 0 ? table(['What', 'State', 'Amount', ''], rows) : ''}
    </main>`,
  );
}

export const refusalPage = (why: string, back: string): string =>
  page(
    `Refused · Payments · ${BRAND.name} development`,
    `<main class="overview"><h1>This cannot be done</h1><p>${escape(why)}</p><p><a href="${escape(back)}">Go back</a></p></main>`,
  );

function actionsOn(session: CheckoutSession, progress: Progress, at: string): string {
  if (progress === 'open') {
    return `<a class="primary" href="/c/pay/${session.id}">Go to the checkout</a>${button(`${at}/expire`, 'Let it expire')}`;
  }
  if (progress !== 'on its way') return '';
  return button(`${at}/arrive`, 'The money arrives') + button(`${at}/bounce`, 'The bank refuses');
}

function actionsOnPaid({ refunded, disputed }: Charge, at: string): string {
  if (refunded) return '';
  return `<form method="post" action="${at}/refund">
      <label>Amount in cents <input name="amount" inputmode="numeric" pattern="[0-9]+" placeholder="all of it" /></label>
      <button class="secondary">Refund</button>
    </form>${disputed ? '' : button(`${at}/dispute`, 'Dispute the payment')}`;
}

const deliveryForm = ({
  delayMs,
  copies,
  isPaused,
  order,
}: DeliveryOptions): string => `<form class="actions" method="post" action="/webhooks">
    <label>Delay in ms <input name="delayMs" inputmode="numeric" pattern="[0-9]+" value="${delayMs}" /></label>
    <label>Copies of each <input name="copies" inputmode="numeric" pattern="[0-9]+" value="${copies}" /></label>
    <label>Order after a pause <select name="order">${(['as-happened', 'reversed', 'shuffled'] as const)
      .map((one) => `<option${one === order ? ' selected' : ''}>${one}</option>`)
      .join('')}</select></label>
    <label><input type="checkbox" name="isPaused" ${isPaused ? 'checked' : ''} /> Pause</label>
    <button class="secondary">Tell it so from now on</button>
  </form>`;

const sessionRow = ({ session, progress }: Shown): string => `<tr>
    <td>${timeOf(session.created)}</td>
    <td><a href="/sessions/${session.id}">${session.id.slice(0, 20)}…</a></td>
    <td>${progress}</td>
    <td class="number">${money(session.amount_total, session.currency)}</td>
  </tr>`;

const eventRow = ({ payload, type, lastAnswer, attempts }: StoredEvent): string => `<tr>
    <td>${timeOf((JSON.parse(payload) as { created: number }).created)}</td>
    <td>${type}</td><td>${escape(lastAnswer ?? 'not sent yet')}</td><td class="number">${attempts}</td>
  </tr>`;

const timeOf = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 16).replace('T', ' ');

const button = (action: string, label: string): string =>
  `<form method="post" action="${action}"><button class="secondary">${label}</button></form>`;

const table = (heads: readonly string[], rows: readonly string[]): string => `<div class="wide"><table>
    <thead><tr>${heads.map((head) => `<th${head === 'Amount' || head === 'Attempts' ? ' class="number"' : ''}>${head}</th>`).join('')}</tr></thead>
    <tbody>${rows.join('')}</tbody>
  </table></div>`;
