import { LinkTokens } from '@casewright/identity/testing';
import { eventually, times } from '@casewright/platform/testing';
import type { ApiAnswer, RunningApi } from './running-api';
import { RunningWorker } from './running-worker';
import { aSignUp, PASSWORD, startTwoWithSessions, Visitor } from './visitor';

const AT_ONCE = times({ test: 10, soak: 50 });

let api: RunningApi;
let worker: RunningWorker;

beforeAll(async () => {
  api = await startTwoWithSessions();
  worker = await RunningWorker.startFor(api);
});
afterAll(async () => {
  await worker?.stop();
  await api.stop();
});

describe('an account’s email address', () => {
  it('changes with the password and a confirmation from the new address, and both addresses are notified', async () => {
    const sam = await Visitor.verified(api);
    const { email } = aSignUp();
    const answeredAt = await wroteByTheContactForm(sam);
    expect(await request(sam, ` ${email.toUpperCase()} `)).toMatchObject({ status: 204 });
    const { retryAfterSeconds, ...asked } = (await waiting(sam)) as Readonly<Record<string, unknown>>;
    expect(asked).toEqual({ email, requestedAt: expect.any(String) });
    expect(retryAfterSeconds).toBeGreaterThanOrEqual(50);
    expect(retryAfterSeconds).toBeLessThanOrEqual(60);
    const [mail] = await mailed(email, 'Confirm your new Casewright email address');
    const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';

    expect((await confirm(sam, ` ${code} `)).status).toBe(204);

    expect(await sam.user()).toMatchObject({ email, emailVerified: true });
    expect(await waiting(sam)).toBeNull();
    await eventually(async () => expect(await answeredAt()).toBe(email));
    expect((await new Visitor(api, sam.email).signIn()).status).toBe(401);
    expect((await new Visitor(api, email).signIn()).status).toBe(200);
    await mailed(email, 'Your Casewright email address was changed');
    const [undo] = await mailed(sam.email, 'Your Casewright email address was changed');
    expect(undo?.text).not.toContain(email);

    // Works without a session, since an attacker may have signed everyone else out.
    const [, changeId, token] = /\/undo-email-change\?change=([\w-]+)&token=([\w-]+)/.exec(undo?.text ?? '') ?? [];
    const undoing = Array.from({ length: AT_ONCE }, () =>
      new Visitor(api).send('POST', '/undo-email-change', { changeId, token }),
    );
    const undone = (await Promise.all(undoing)).map(({ status, body }) => body['code'] ?? status);
    expect(undone.toSorted()).toEqual([204, ...Array<string>(AT_ONCE - 1).fill('identity.undo-link-invalid')]);

    expect(await sam.user()).toBeNull();
    expect((await new Visitor(api, email).signIn()).status).toBe(401);
    expect((await new Visitor(api, sam.email).signIn()).status).toBe(401);
    await mailed(sam.email, 'Your Casewright email address was restored');
    await mailed(email, 'Your Casewright email change was undone');
    await eventually(async () => expect(await answeredAt()).toBe(sam.email));
  });

  it.each([
    ['without the password', { password: 'Wrong-horse-1' }, 'identity.wrong-password', 'password'],
    ['to a private one', { email: 'sam@gmail.com' }, 'identity.work-email-required', 'email'],
  ])('does not change %s', async (_, told, code, field) => {
    const sam = await Visitor.verified(api);

    const { status, body } = await request(sam, aSignUp().email, told);

    expect({ status, code: body['code'], fields: Object.keys(body['fields'] ?? {}) }).toEqual({
      status: 422,
      code,
      fields: [field],
    });
    expect(await waiting(sam)).toBeNull();
  });

  it('can be canceled, and if it is taken looks the same while its owner is notified', async () => {
    const [sam, kim] = [await Visitor.verified(api), await Visitor.verified(api)];

    expect((await request(sam, kim.email)).status).toBe(204);

    await mailed(kim.email, 'Someone tried to use your Casewright email address');
    expect(await waiting(sam)).toMatchObject({ email: kim.email });
    expect((await sam.send('DELETE', '/account/email-change')).status).toBe(204);
    expect(await waiting(sam)).toBeNull();
  });

  it('allows five guesses, also concurrently', async () => {
    const sam = await Visitor.verified(api);
    await request(sam);
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => confirm(sam, '000000')));

    const verified = answers.filter(({ body }) => body['code'] === 'identity.code-refused');
    const locked = answers.filter(({ body }) => body['code'] === 'identity.code-entry-locked');
    expect([verified.length, locked.length]).toEqual([5, AT_ONCE - 5]);
    expect(Number(locked[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect(await confirm(sam, await codeOf(sam))).toMatchObject({ status: 429 });

    const byLink = await Promise.all(Array.from({ length: AT_ONCE }, () => confirmByLink(sam)));
    expect(byLink.filter(({ status }) => status === 204)).toHaveLength(1);
  });

  it('ends other sessions, sign-ins under way and remembered devices', async () => {
    const sam = await Visitor.verified(api);
    await sam.turnOnTwoStep();
    const [elsewhere, thief] = [new Visitor(api, sam.email), new Visitor(api, sam.email)];
    await elsewhere.signIn();
    await elsewhere.takeSecondStep(sam.recoveryCode());
    await thief.signIn();
    await request(sam);
    expect(await elsewhere.user()).not.toBeNull();

    expect((await confirm(sam, await codeOf(sam))).status).toBe(204);

    expect(await elsewhere.user()).toBeNull();
    expect(await thief.takeSecondStep(sam.recoveryCode())).toMatchObject({
      status: 401,
      body: { code: 'identity.second-step-not-begun' },
    });
    const devices = `select from identity.devices where account_id = $1`;
    expect(await api.sql(devices, [await sam.id()])).toHaveLength(1);
  });

  it('can be requested by two users who swap addresses, without blocking', async () => {
    const pairs = await Promise.all(
      Array.from({ length: AT_ONCE / 5 }, () => Promise.all([Visitor.verified(api), Visitor.verified(api)])),
    );

    const answers = await Promise.all(
      pairs.flatMap(([one, other]) => [request(one, other.email), request(other, one.email)]),
    );

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
  });

  it('goes to one of two users who confirm it concurrently', async () => {
    const { email } = aSignUp();
    const rivals = [await Visitor.verified(api), await Visitor.verified(api)];
    for (const rival of rivals) await request(rival, email);
    const codes = await Promise.all(rivals.map(codeOf));

    const answers = await Promise.all(rivals.map((rival, index) => confirm(rival, codes[index] ?? '')));

    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(answers.find(({ status }) => status === 409)?.body['code']).toBe('identity.address-taken');
  });
});

describe('the previous address', () => {
  it('is reserved, and signing up with it looks normal but opens no account', async () => {
    const sam = await Visitor.verified(api);
    await request(sam);
    await confirm(sam, await codeOf(sam));

    const theirs = new Visitor(api, sam.email);
    const nobodys = new Visitor(api);
    const [kept, free] = [await theirs.signUp(), await nobodys.signUp()];

    expect(theirs.seenIn(kept)).toEqual(nobodys.seenIn(free));
    expect(await api.count(`identity.accounts where email = '${sam.email}'`)).toBe(0);
    await mailed(sam.email, 'Someone tried to use your previous Casewright email address');
  });
});

const request = (visitor: Visitor, email = aSignUp().email, told: object = {}): Promise<ApiAnswer> =>
  visitor.send('POST', '/account/email-change', { email, password: PASSWORD, ...told });

const confirm = (visitor: Visitor, code: string): Promise<ApiAnswer> =>
  visitor.send('POST', '/account/email-change/confirm', { code });

const confirmByLink = async (visitor: Visitor): Promise<ApiAnswer> => {
  const token = api.get(LinkTokens).of((await visitor.codeIds('change-email'))[0] ?? '');
  return visitor.send('POST', '/account/email-change/confirm-by-link', { token });
};

const waiting = async (visitor: Visitor): Promise<unknown> =>
  (await visitor.send('GET', '/account/email-change')).body['waiting'];

const codeOf = async (visitor: Visitor): Promise<string> =>
  visitor.digitsOf((await visitor.codeIds('change-email'))[0] ?? '');

/** @returns a function that reads the submission's current email address */
async function wroteByTheContactForm({ email }: Visitor): Promise<() => Promise<string | undefined>> {
  const id = crypto.randomUUID();
  await api.sql(
    `insert into messaging.contact_submissions (id, name, email, phone, message, created_at)
     values ($1, 'Sam Seller', $2, '+12025550123', 'Call me.', now())`,
    [id, email.toUpperCase()],
  );
  return async () =>
    (await api.sql<{ email: string }>('select email from messaging.contact_submissions where id = $1', [id]))[0]?.email;
}

const mailed = (address: string, subject: string) =>
  eventually(() => {
    const mails = worker.mails.to(address).filter((mail) => mail.subject === subject);
    expect(mails).toHaveLength(1);
    return mails;
  });
