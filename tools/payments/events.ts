import { setTimeout as pause } from 'node:timers/promises';
import { Stripe } from 'stripe';
import { newId } from './refusal.ts';
import { nowInSeconds } from './sessions.ts';
import type { StateFile } from './state-file.ts';

export type EventType =
  | 'checkout.session.completed'
  | 'checkout.session.expired'
  | 'checkout.session.async_payment_failed'
  | 'checkout.session.async_payment_succeeded'
  | 'charge.refunded'
  | 'refund.created'
  | 'refund.failed'
  | 'charge.dispute.created'
  | 'charge.dispute.closed';

export interface StoredEvent {
  readonly id: string;
  readonly type: EventType;
  /** Id of the session, charge, refund or dispute. */
  readonly objectId: string;
  /** Exact body, so that repeated deliveries are identical. */
  readonly payload: string;
  readonly delivered: boolean;
  readonly attempts: number;
  /** Status or error of the last attempt. */
  readonly lastAnswer: string | null;
}

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 15_000;
const TIMEOUT_MS = 10_000;

/** Simulated delivery: delayed, repeated or out of order. */
export interface DeliveryOptions {
  readonly delayMs: number;
  readonly copies: number;
  /** Holds events until the pause ends. */
  readonly isPaused: boolean;
  readonly order: 'as-happened' | 'reversed' | 'shuffled';
}

export const DEFAULT_DELIVERY: DeliveryOptions = { delayMs: 0, copies: 1, isPaused: false, order: 'as-happened' };

interface EventsOptions {
  /** Absent: events are stored but not sent. */
  readonly webhookUrl: string | undefined;
  readonly webhookSecret: string;
}

/** Sends signed webhooks, with retries until the product accepts them. */
export class Events {
  private readonly file: StateFile;
  private readonly options: EventsOptions;
  private readonly stopping = new AbortController();
  private readonly underWay = new Set<Promise<unknown>>();
  private kept: DeliveryOptions = DEFAULT_DELIVERY;
  private held: string[] = [];

  constructor(file: StateFile, options: EventsOptions) {
    this.file = file;
    this.options = options;
    // Undelivered events of an earlier run.
    for (const event of this.all) if (!event.delivered) this.startSending(event.id);
  }

  get all(): readonly StoredEvent[] {
    return Object.values(this.file.state.events);
  }

  find(id: string): StoredEvent | undefined {
    return this.file.state.events[id];
  }

  get delivery(): DeliveryOptions {
    return this.kept;
  }

  /** Applies to later events; ending a pause sends the held ones. */
  deliver(delivery: Partial<DeliveryOptions>): DeliveryOptions {
    this.kept = { ...this.kept, ...delivery };
    if (!this.kept.isPaused) for (const id of inOrder(this.held.splice(0), this.kept.order)) this.startSending(id);
    return this.kept;
  }

  announce(type: EventType, object: { readonly id: string }): StoredEvent {
    const id = newId('evt');
    const payload = JSON.stringify({
      id,
      object: 'event',
      api_version: Stripe.API_VERSION,
      created: nowInSeconds(),
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
      data: { object },
    });
    const event = { id, type, objectId: object.id, payload, delivered: false, attempts: 0, lastAnswer: null };
    this.save(event);
    if (this.kept.isPaused) this.held.push(id);
    else this.startSending(id);
    return event;
  }

  /** The event's body and its signature for `timestamp`. */
  signed({ payload }: StoredEvent, timestamp: number = nowInSeconds()): { payload: string; signature: string } {
    const secret = this.options.webhookSecret;
    return { payload, signature: Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }) };
  }

  /** Sends once, even if delivered before. @returns the product's answer */
  async send(event: StoredEvent): Promise<string> {
    const { webhookUrl } = this.options;
    if (!webhookUrl) return 'no webhook address';
    const { payload, signature } = this.signed(event);
    const answer = await fetch(webhookUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      body: payload,
      signal: AbortSignal.any([this.stopping.signal, AbortSignal.timeout(TIMEOUT_MS)]),
    }).then(async (response) => (await response.arrayBuffer(), String(response.status)), reasonOf);
    const { attempts, delivered } = this.find(event.id) ?? event;
    this.save({
      ...event,
      attempts: attempts + 1,
      delivered: delivered || answer.startsWith('2'),
      lastAnswer: answer,
    });
    return answer;
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await Promise.allSettled(this.underWay);
  }

  private startSending(id: string): void {
    if (!this.options.webhookUrl) return;
    const sending = this.sendUntilHeard(id).finally(() => this.underWay.delete(sending));
    this.underWay.add(sending);
    // Stopping aborts it; the next run sends the stored event.
    sending.catch(() => undefined);
  }

  private async sendUntilHeard(id: string): Promise<void> {
    let { copies } = this.kept;
    await pause(this.kept.delayMs, undefined, { signal: this.stopping.signal });
    for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(2 * wait, LONGEST_PAUSE_MS)) {
      const event = this.find(id);
      if (!event || event.delivered) return;
      await Promise.all(Array.from({ length: copies }, () => this.send(event)));
      copies = 1;
      if (this.find(id)?.delivered) return;
      await pause(wait, undefined, { signal: this.stopping.signal });
    }
  }

  private save(event: StoredEvent): void {
    this.file.state.events[event.id] = event;
    this.file.save();
  }
}

/** `fetch` wraps the reason in a cause. */
const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error ? cause.message || cause.name : 'no answer';
};

function inOrder(ids: readonly string[], order: DeliveryOptions['order']): readonly string[] {
  if (order === 'reversed') return ids.toReversed();
  if (order === 'as-happened') return ids;
  return ids
    .map((id) => ({ id, turn: Math.random() }))
    .toSorted((one, other) => one.turn - other.turn)
    .map((one) => one.id);
}
