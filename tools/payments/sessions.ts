import { type Form, fieldsOf, type FormValue, listOf, textOf } from './form.ts';
import { invalid, missing, newId, refuseUnknown } from './refusal.ts';

/** Stripe's checkout session, without the fields that the product does not use. */
export interface CheckoutSession {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly amount_subtotal: number;
  readonly amount_total: number;
  readonly cancel_url: string | null;
  readonly client_reference_id: string | null;
  readonly created: number;
  readonly currency: string;
  readonly customer: string | null;
  readonly customer_details: { readonly email: string | null; readonly name: string | null } | null;
  readonly customer_email: string | null;
  readonly expires_at: number;
  readonly livemode: false;
  readonly metadata: Readonly<Record<string, string>>;
  readonly mode: 'payment';
  readonly payment_intent: string | null;
  readonly payment_method_types: readonly string[];
  readonly payment_status: 'paid' | 'unpaid';
  readonly status: 'open' | 'complete' | 'expired';
  readonly success_url: string;
  readonly total_details: {
    readonly amount_discount: number;
    readonly amount_shipping: null;
    readonly amount_tax: number;
    readonly breakdown?: object;
  };
  readonly url: string | null;
}

export type Progress = 'open' | 'expired' | 'on its way' | 'refused' | 'paid';

export interface Line {
  readonly name: string;
  readonly quantity: number;
  readonly unitAmount: number;
}

const KNOWN = new Set([
  'allowed_payment_method_types',
  'cancel_url',
  'client_reference_id',
  'customer',
  'customer_email',
  'expand',
  'expires_at',
  'line_items',
  'locale',
  'metadata',
  'mode',
  'payment_intent_data',
  'submit_type',
  'success_url',
]);
const ONE_DAY_SECONDS = 24 * 60 * 60;

export const nowInSeconds = (): number => Math.floor(Date.now() / 1000);

/** @throws Refusal naming the parameter, as Stripe does */
export function sessionFrom(form: Form, pageOf: (id: string) => string): { session: CheckoutSession; lines: Line[] } {
  refuseUnknown(form, KNOWN);
  if (textOf(form['mode']) !== 'payment') throw invalid('mode', 'Only mode=payment is taken here.');
  const successUrl = addressIn(form, 'success_url');
  if (!successUrl) throw missing('success_url');
  const items = listOf(form['line_items']).map(itemFrom);
  const [first] = items;
  if (!first) throw missing('line_items');
  if (items.some(({ currency }) => currency !== first.currency)) {
    throw invalid('line_items', 'All line items must have the same currency.');
  }

  const id = newId('cs_test');
  const created = nowInSeconds();
  const total = items.reduce((sum, { line }) => sum + line.quantity * line.unitAmount, 0);
  const session: CheckoutSession = {
    id,
    object: 'checkout.session',
    amount_subtotal: total,
    amount_total: total,
    cancel_url: addressIn(form, 'cancel_url') ?? null,
    client_reference_id: textOf(form['client_reference_id']) ?? null,
    created,
    currency: first.currency,
    customer: textOf(form['customer']) ?? null,
    customer_details: null,
    customer_email: textOf(form['customer_email']) ?? null,
    expires_at: Number(textOf(form['expires_at']) ?? created + ONE_DAY_SECONDS),
    livemode: false,
    metadata: metadataIn(form['metadata']),
    mode: 'payment',
    payment_intent: null,
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    status: 'open',
    success_url: successUrl,
    total_details: { amount_discount: 0, amount_shipping: null, amount_tax: 0 },
    url: pageOf(id),
  };
  return { session, lines: items.map(({ line }) => line) };
}

export const metadataIn = (value: FormValue | undefined): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(fieldsOf(value)).map(([name, text]) => [name, textOf(text) ?? '']));

function itemFrom(item: FormValue, index: number): { currency: string; line: Line } {
  const param = `line_items[${index}]`;
  const price = fieldsOf(fieldsOf(item)['price_data']);
  const currency = textOf(price['currency']);
  if (!currency) throw missing(`${param}[price_data][currency]`);
  const name = textOf(fieldsOf(price['product_data'])['name']);
  if (!name) throw missing(`${param}[price_data][product_data][name]`);
  const unitAmount = wholeIn(price['unit_amount'], `${param}[price_data][unit_amount]`);
  const quantity = wholeIn(fieldsOf(item)['quantity'], `${param}[quantity]`);
  if (quantity === 0) throw invalid(`${param}[quantity]`, 'This value must be greater than or equal to 1.');
  return { currency, line: { name, quantity, unitAmount } };
}

export function wholeIn(value: FormValue | undefined, param: string): number {
  const text = textOf(value);
  if (text === undefined) throw missing(param);
  if (!/^\d{1,9}$/.test(text)) throw invalid(param, `Invalid integer: ${text}`);
  return Number(text);
}

function addressIn(form: Form, param: string): string | undefined {
  const address = textOf(form[param]);
  if (address === undefined) return undefined;
  if (!URL.canParse(address)) throw invalid(param, 'Not a valid URL');
  return address;
}
