import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

interface Keys {
  readonly secretKey: string;
  readonly webhookSecret: string;
}

interface StateChange {
  readonly event: { readonly id: string };
}

/** Reporting behavior: see the stand-in's README. */
interface DeliveryOptions {
  readonly delayMs?: number;
  readonly copies?: number;
  readonly isPaused?: boolean;
  readonly order?: 'as-happened' | 'reversed' | 'shuffled';
}

export interface OpenedSession {
  readonly id: string;
  readonly client_reference_id: string | null;
  readonly payment_status: 'paid' | 'unpaid';
  readonly payment_intent: string | null;
}

export interface ListedEvent {
  readonly id: string;
  readonly type: string;
}

export interface SignedEvent {
  readonly payload: string;
  readonly signature: string;
}

/** The development payment stand-in in its own process, with test controls. */
export class PaymentStandIn {
  private constructor(
    readonly url: string,
    private readonly program: ChildProcess,
  ) {}

  /**
   * @param port any free one by default
   * @param webhookUrl if empty, the test delivers `signed` events itself
   */
  static async start({ secretKey, webhookSecret }: Keys, port = 0, webhookUrl = ''): Promise<PaymentStandIn> {
    const { TEST_PAYMENTS_PROGRAM } = process.env;
    if (!TEST_PAYMENTS_PROGRAM) throw new Error('TEST_PAYMENTS_PROGRAM names no payment stand-in');
    const program = spawn(process.execPath, [TEST_PAYMENTS_PROGRAM], {
      env: {
        PORT: String(port),
        HOST: '127.0.0.1',
        STRIPE_SECRET_KEY: secretKey,
        STRIPE_WEBHOOK_SECRET: webhookSecret,
        WEBHOOK_URL: webhookUrl,
        // Ends it when a test run is killed.
        STOP_WITH_STDIN: 'yes',
      },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const firstLine = once(createInterface(program.stdout), 'line').then(([line]) => String(line));
    const ended = once(program, 'exit').then(() => Promise.reject(new Error('the payment stand-in did not start')));
    return new PaymentStandIn(await Promise.race([firstLine, ended]), program);
  }

  get port(): number {
    return Number(new URL(this.url).port);
  }

  /** @returns the event ID */
  async pay(sessionId: string): Promise<string> {
    return (await this.post<StateChange>(`/control/sessions/${sessionId}/pay`)).event.id;
  }

  /** Pays by a method that takes days. */
  async payLater(sessionId: string): Promise<string> {
    return (await this.post<StateChange>(`/control/sessions/${sessionId}/pay-later`)).event.id;
  }

  /** Completes or fails a delayed payment. */
  async arrive(sessionId: string): Promise<string> {
    return (await this.post<StateChange>(`/control/sessions/${sessionId}/arrive`)).event.id;
  }

  async bounce(sessionId: string): Promise<string> {
    return (await this.post<StateChange>(`/control/sessions/${sessionId}/bounce`)).event.id;
  }

  async expire(sessionId: string): Promise<string> {
    return (await this.post<StateChange>(`/control/sessions/${sessionId}/expire`)).event.id;
  }

  /**
   * @param amount cents, all that is left by default
   * @returns the refund
   */
  async refund(sessionId: string, amount?: number): Promise<string> {
    const body = amount === undefined ? {} : { amount };
    return (await this.post<{ refund: { id: string } }>(`/control/sessions/${sessionId}/refund`, body)).refund.id;
  }

  async failRefund(refundId: string): Promise<void> {
    await this.post(`/control/refunds/${refundId}/fail`);
  }

  /** @returns the dispute */
  async dispute(sessionId: string, amount?: number): Promise<string> {
    const body = amount === undefined ? {} : { amount };
    return (await this.post<{ dispute: { id: string } }>(`/control/sessions/${sessionId}/dispute`, body)).dispute.id;
  }

  async closeDispute(disputeId: string, how: 'win' | 'lose'): Promise<void> {
    await this.post(`/control/disputes/${disputeId}/${how}`);
  }

  async deliver(delivery: DeliveryOptions): Promise<void> {
    await this.post('/control/webhooks', delivery);
  }

  /** Events sent or due, oldest first. */
  async events(): Promise<readonly ListedEvent[]> {
    return answerOf(await fetch(`${this.url}/control/events`));
  }

  /** Makes the provider's data differ from the order. */
  async alter(sessionId: string, fields: object): Promise<void> {
    await this.post(`/control/sessions/${sessionId}/alter`, fields);
  }

  /** Opened sessions, as requested. */
  async sessions(): Promise<readonly OpenedSession[]> {
    return answerOf(await fetch(`${this.url}/control/sessions`));
  }

  /** Signs an event now, or at a time in seconds. */
  async signed(eventId: string, at?: number): Promise<SignedEvent> {
    return answerOf(await fetch(`${this.url}/control/events/${eventId}/signed${at ? `?at=${at}` : ''}`));
  }

  async stop(): Promise<void> {
    if (this.program.exitCode !== null) return;
    this.program.kill('SIGTERM');
    await once(this.program, 'exit');
  }

  private async post<Answer>(path: string, body: object = {}): Promise<Answer> {
    const headers = { 'content-type': 'application/json' };
    return answerOf(await fetch(`${this.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) }));
  }
}

async function answerOf<Answer>(response: Response): Promise<Answer> {
  if (!response.ok) throw new Error(`the payment stand-in answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}
