import { eventually } from '../test/eventually.ts';
import type { TemporaryProduct } from '../test/temporary-product.ts';

export interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Costs 6 credits: one proposed and one competitive solution with nothing selected. */
export const SMALLEST_CASE = {
  proposed: [{ name: 'Helix', environments: [], computeModels: [] }],
  competitive: [{ name: 'Incumbent', environments: [], computeModels: [] }],
  presentationSupport: false,
  pursuit: { prospect: 'Wexcombe Hospitals' },
};
export const SMALLEST_CASE_CREDITS = 6;

/** An HTTP client that acts like a browser. */
export class Visitor {
  private readonly origin: string;
  private readonly inbox: string;
  readonly cookies = new Map<string, string>();

  constructor({ env }: TemporaryProduct) {
    this.origin = env['PRODUCT_URL'] ?? '';
    this.inbox = env['INBOX_URL'] ?? '';
  }

  get(path: string): Promise<Answer> {
    return this.send('GET', path);
  }

  post(path: string, body: object): Promise<Answer> {
    return this.send('POST', path, body);
  }

  startCase = (): Promise<Answer> => this.post('/cases', SMALLEST_CASE);

  async signIn(email: string, password: string): Promise<void> {
    const { status } = await this.post('/session', { email, password });
    if (status !== 200) throw new Error(`${email} could not sign in: ${status}`);
  }

  signUp(email: string, password: string): Promise<Answer> {
    return this.post('/sign-up', { email, password, firstName: 'Dana', lastName: 'Alpine', agreeToTerms: true });
  }

  /** Waits for the code in the newest mail to `email`. */
  codeFor(email: string): Promise<string> {
    return eventually(`a code for ${email}`, async () => {
      const response = await fetch(`${this.inbox}/api/messages?to=${encodeURIComponent(email)}`);
      const mails = (await response.json()) as readonly { text: string }[];
      return mails.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]).find(Boolean);
    });
  }

  private async send(method: string, path: string, body?: object): Promise<Answer> {
    const response = await fetch(`${this.origin}/api${path}`, {
      method,
      headers: {
        origin: this.origin,
        cookie: [...this.cookies].map((pair) => pair.join('=')).join('; '),
        'idempotency-key': crypto.randomUUID(),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      this.cookies.set(name, value);
    }
    const text = await response.text();
    return { status: response.status, body: text ? (JSON.parse(text) as Answer['body']) : {} };
  }
}
