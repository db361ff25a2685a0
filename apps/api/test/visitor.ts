import { CodeDigits, LinkTokens } from '@casewright/identity/testing';
import { Sessions } from '@casewright/platform';
import { SessionsFromIdentity } from '../bridges/sessions-from-identity';
import { TOTP } from 'otpauth';
import { type ApiAnswer, PUBLIC_URL, RunningApi } from './running-api';
import {
  type CreationOptions,
  type Dishonesty,
  type SignatureOptions,
  SoftwareAuthenticator,
} from './software-authenticator';

export const PASSWORD = 'Correct-horse-1';

/** API with real sessions. */
export const startWithSessions = (): Promise<RunningApi> => RunningApi.start(REAL_SESSIONS);

/** For tests that need a second process. */
export const startTwoWithSessions = (): Promise<RunningApi> => RunningApi.startTwo({}, REAL_SESSIONS);

const REAL_SESSIONS = { provide: Sessions, useClass: SessionsFromIdentity };

export const aSignUp = (told: object = {}) => ({
  email: `sam-${crypto.randomUUID()}@acme.example`,
  firstName: 'Sam',
  lastName: 'Seller',
  password: PASSWORD,
  agreeToTerms: true,
  ...told,
});

let addresses = 0;

/** User with a browser that keeps cookies, at its own network address. */
export class Visitor {
  private readonly cookies = new Map<string, string>();
  private secret = '';
  private readonly recoveryCodes: string[] = [];
  address = `198.51.${Math.floor(addresses / 250) % 250}.${(addresses++ % 250) + 1}`;

  constructor(
    private readonly api: RunningApi,
    readonly email = aSignUp().email,
    private readonly userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  ) {}

  static async signedUp(api: RunningApi): Promise<Visitor> {
    const visitor = new Visitor(api);
    await visitor.signUp();
    return visitor;
  }

  /** Signed up more than an hour ago and never verified: may sign in (S0 §4). */
  static async unverified(api: RunningApi): Promise<Visitor> {
    const visitor = await Visitor.signedUp(api);
    await visitor.anHourPasses();
    await visitor.signIn();
    return visitor;
  }

  static async verified(api: RunningApi): Promise<Visitor> {
    const visitor = await Visitor.signedUp(api);
    await visitor.verify(await visitor.mailedCode());
    return visitor;
  }

  /** With two-step verification, which the admin area requires. */
  static async admin(api: RunningApi): Promise<Visitor> {
    const visitor = await Visitor.verified(api);
    await visitor.becomeAdmin();
    await visitor.turnOnTwoStep();
    await visitor.confirm();
    return visitor;
  }

  async send(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: unknown,
    told: object = {},
  ): Promise<ApiAnswer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = {
      'x-forwarded-for': this.address,
      'user-agent': this.userAgent,
      ...(cookie && { cookie }),
      ...told,
    };
    const answer = await this.api.send(method, `/api${url}`, { body, headers });
    for (const [, name = '', value = ''] of cookieOf(answer).matchAll(/^([\w-]+)=([^;]*)/gm)) {
      if (value) this.cookies.set(name, value);
      else this.cookies.delete(name);
    }
    return answer;
  }

  signUp(told: object = {}): Promise<ApiAnswer> {
    return this.send('POST', '/sign-up', aSignUp({ email: this.email, ...told }));
  }

  signIn(password = PASSWORD): Promise<ApiAnswer> {
    return this.send('POST', '/session', { email: this.email, password });
  }

  signOut(): Promise<ApiAnswer> {
    return this.send('DELETE', '/session');
  }

  verify(code: string): Promise<ApiAnswer> {
    return this.send('POST', '/verify-email-code', { email: this.email, code });
  }

  /** Confirms the password for step-up. */
  confirm(): Promise<ApiAnswer> {
    return this.send('POST', '/account/step-up', { password: PASSWORD });
  }

  /** Backdates the sign-up. */
  async anHourPasses(): Promise<void> {
    await this.api.sql(`update identity.accounts set created_at = created_at - interval '1 hour' where email = $1`, [
      this.email,
    ]);
    await this.api.sql(
      `update identity.registrations set started_at = started_at - interval '1 hour',
         expires_at = expires_at - interval '1 hour' where email = $1`,
      [this.email],
    );
  }

  becomeAdmin(): Promise<unknown> {
    return this.api.sql(`update identity.accounts set role = 'admin' where email = $1`, [this.email]);
  }

  async beginTwoStep(): Promise<void> {
    const { body } = await this.send('POST', '/account/two-step', { password: PASSWORD });
    this.secret = String(body['secret']);
  }

  /** @returns the recovery codes, which the visitor keeps with the authenticator */
  async turnOnTwoStep(): Promise<readonly string[]> {
    await this.beginTwoStep();
    const { body: shown } = await this.send('POST', '/account/two-step/on', { code: this.authenticatorCode() });
    const codes = shown['recoveryCodes'] as readonly string[];
    this.recoveryCodes.push(...codes);
    return codes;
  }

  /** @returns the device that holds it */
  async addPasskey(name = 'Phone'): Promise<SoftwareAuthenticator> {
    const device = new SoftwareAuthenticator(PUBLIC_URL);
    const { body } = await this.send('POST', '/account/passkeys/begin', { password: PASSWORD });
    const created = device.create(body['options'] as CreationOptions);
    const { status } = await this.send('POST', '/account/passkeys', { name, ...created });
    if (status !== 201) throw new Error(`the passkey of ${this.email} was not added: ${status}`);
    return device;
  }

  async signInWithPasskey(device: SoftwareAuthenticator, lie?: Dishonesty): Promise<ApiAnswer> {
    const { body } = await this.send('POST', '/session/passkey/begin');
    return this.send('POST', '/session/passkey', device.sign(body['options'] as SignatureOptions, lie));
  }

  /** Returns an unused code. */
  recoveryCode(): string {
    return this.recoveryCodes.pop() ?? '';
  }

  /** Code of the authenticator. Each works once, so a visitor who just signed in needs the next. */
  authenticatorCode(halfMinutesFromNow = 0): string {
    const timestamp = Date.now() + halfMinutesFromNow * 30_000;
    return new TOTP({ secret: this.secret }).generate({ timestamp });
  }

  takeSecondStep(code: string): Promise<ApiAnswer> {
    return this.send('POST', '/session/second-step', { code });
  }

  /** The signed-in user. */
  async user(): Promise<Readonly<Record<string, unknown>> | null> {
    const { body } = await this.send('GET', '/session');
    return body['user'] as Readonly<Record<string, unknown>> | null;
  }

  async id(): Promise<string> {
    return String((await this.user())?.['id']);
  }

  /** Code in the mail. */
  async mailedCode(): Promise<string> {
    const [newest] = await this.codeIds();
    if (!newest) throw new Error(`no code was sent to ${this.email}`);
    return this.digitsOf(newest);
  }

  digitsOf(codeId: string): string {
    return this.api.get(CodeDigits).of(codeId);
  }

  /** Token in the mail's link. */
  async mailedToken(): Promise<string> {
    const [newest] = await this.codeIds();
    if (!newest) throw new Error(`no link was sent to ${this.email}`);
    return this.api.get(LinkTokens).of(newest);
  }

  async codeIds(purpose = 'verify-email'): Promise<string[]> {
    const rows = await this.api.sql<{ id: string }>(
      `select id from identity.email_codes
       where purpose = $2 and subject in ($1, (select id::text from identity.accounts where email = $1))
       order by issued_at desc`,
      [this.email, purpose],
    );
    return rows.map(({ id }) => id);
  }

  get cookie(): string | undefined {
    return this.cookies.get('session');
  }

  withCookie(token: string | undefined): this {
    if (token) this.cookies.set('session', token);
    else this.cookies.delete('session');
    return this;
  }

  /** Steals another visitor's cookie. */
  withCookieOf({ cookies }: Visitor, name: string): this {
    this.cookies.set(name, cookies.get(name) ?? '');
    return this;
  }

  /** Moves to another visitor's network. */
  at({ address }: Visitor): this {
    this.address = address;
    return this;
  }

  /** Visible parts of a response, without random or personal values. */
  seenIn({ status, headers, text }: ApiAnswer) {
    return {
      status,
      text: text
        .replaceAll(this.email, 'email')
        .replaceAll(this.email.split('@')[0] ?? '', 'name')
        .replace(/"id":"[^"]+"/, '"id":""')
        .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'then')
        .replace(/\b(5\d|60)\b/g, 'about 60')
        .replace(/"sessionSecondsLeft":\d+/, ''),
      headers: {
        ...headers,
        date: '',
        'x-request-id': '',
        'retry-after': headers['retry-after'] && 'some time',
        'set-cookie': [headers['set-cookie']]
          .flat()
          .join('\n')
          .replace(/=[\w-]{43};/g, '=token;')
          .replace(/Expires=[^;]+/g, ''),
      },
    };
  }

  /** New browser session on the same device: keeps only the device cookie. */
  comeBack(): this {
    return this.withCookie(undefined);
  }
}

export const cookieOf = ({ headers }: ApiAnswer): string => [headers['set-cookie']].flat().join('\n');
