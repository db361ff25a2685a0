import { Events, type StoredEvent } from './events.ts';
import type { Form } from './form.ts';
import { newId, Refusal } from './refusal.ts';
import { type CheckoutSession, type Line, nowInSeconds, sessionFrom } from './sessions.ts';
import type { StateFile } from './state-file.ts';

/** Sessions and what happens to them. */
export class Till {
  private readonly file: StateFile;
  private readonly events: Events;
  private readonly pageOf: (id: string) => string;

  constructor(file: StateFile, events: Events, pageOf: (id: string) => string) {
    this.file = file;
    this.events = events;
    this.pageOf = pageOf;
  }

  get all(): readonly CheckoutSession[] {
    return Object.values(this.file.state.sessions);
  }

  open(form: Form): CheckoutSession {
    const { session, lines } = sessionFrom(form, this.pageOf);
    this.file.state.lines[session.id] = lines;
    return this.keep(session);
  }

  /** @throws Refusal when there is no such session */
  find(id: string): CheckoutSession {
    const session = this.file.state.sessions[id];
    if (!session) {
      throw new Refusal(404, {
        code: 'resource_missing',
        param: 'session',
        message: `No such checkout.session: '${id}'`,
      });
    }
    const isOverdue = session.status === 'open' && session.expires_at <= nowInSeconds();
    return isOverdue ? this.expire(session).session : session;
  }

  linesOf(id: string): readonly Line[] {
    return this.file.state.lines[id] ?? [];
  }

  pay(id: string): { session: CheckoutSession; event: StoredEvent } {
    const session = this.keep({
      ...this.findOpen(id),
      status: 'complete',
      payment_status: 'paid',
      payment_intent: newId('pi'),
      url: null,
    });
    return { session, event: this.events.announce('checkout.session.completed', session) };
  }

  expireNow(id: string): { session: CheckoutSession; event: StoredEvent } {
    return this.expire(this.findOpen(id));
  }

  /** For tests of what must never happen: the provider saying something else than was ordered. */
  alter(id: string, change: Partial<CheckoutSession>): CheckoutSession {
    return this.keep({ ...this.find(id), ...change });
  }

  private findOpen(id: string): CheckoutSession {
    const session = this.find(id);
    if (session.status === 'open') return session;
    throw new Refusal(400, { message: `This Checkout Session is ${session.status}: only an open one can be changed.` });
  }

  private expire(session: CheckoutSession): { session: CheckoutSession; event: StoredEvent } {
    const expired = this.keep({ ...session, status: 'expired', url: null });
    return { session: expired, event: this.events.announce('checkout.session.expired', expired) };
  }

  private keep(session: CheckoutSession): CheckoutSession {
    this.file.state.sessions[session.id] = session;
    this.file.save();
    return session;
  }
}
