import type { RunningApi } from './running-api';
import { startWithSessions, Visitor } from './visitor';

const form = {
  workEmail: 'sam@acme.example',
  company: ' Acme ',
  contactName: 'Sam Seller',
  contactNumber: '415-555-0100',
  agreeToTerms: true,
};

describe('pilot signups', () => {
  let api: RunningApi;
  let admin: Visitor;
  let sam: Visitor;

  beforeAll(async () => {
    api = await startWithSessions();
    admin = await Visitor.admin(api);
  });
  beforeEach(async () => {
    await api.sql('truncate messaging.pilot_signups');
    // Signups are limited per user.
    sam = await Visitor.verified(api);
  });
  afterAll(() => api.stop());

  it('are one per user, listed for admins, newest first', async () => {
    await sam.send('POST', '/pilot-signups', { ...form, company: 'Replaced' });
    expect((await sam.send('POST', '/pilot-signups', form)).status).toBe(204);
    const other = await Visitor.verified(api);
    await other.send('POST', '/pilot-signups', { ...form, company: 'Fabrikam' });

    expect((await sam.send('GET', '/pilot-signups/mine')).body).toEqual({
      signup: { workEmail: 'sam@acme.example', requestedAt: expect.stringMatching(/Z$/), state: 'waiting' },
    });
    expect((await (await Visitor.verified(api)).send('GET', '/pilot-signups/mine')).body).toEqual({ signup: null });

    const { body } = await admin.send('GET', '/admin/pilot-signups');
    expect(body).toEqual({
      rows: [
        expect.objectContaining({ company: 'Fabrikam' }),
        {
          id: expect.any(String),
          userId: await sam.id(),
          workEmail: 'sam@acme.example',
          company: 'Acme',
          contactName: 'Sam Seller',
          contactNumber: '+14155550100',
          createdAt: expect.stringMatching(/Z$/),
          state: 'waiting',
          decidedAt: null,
          decidedBy: null,
          decider: null,
          credits: null,
          reason: null,
        },
      ],
      next: null,
      total: 2,
      isTotalExact: true,
    });
  });

  it('are rejected with every broken rule', async () => {
    const told = { ...form, company: ' ', agreeToTerms: false };
    expect(await sam.send('POST', '/pilot-signups', told)).toMatchObject({
      status: 422,
      body: {
        code: 'messaging.submission-invalid',
        title: 'Company is required',
        fields: {
          company: ['Company is required'],
          agreeToTerms: ['Please agree to the terms before submitting.'],
        },
      },
    });
    expect(await api.count('messaging.pilot_signups')).toBe(0);
  });

  it('are approved once by concurrent admins', async () => {
    const id = await signedUp();
    const other = await Visitor.admin(api);
    const [first, second] = await Promise.all([
      admin.send('POST', `/admin/pilot-signups/${id}/approve`, { credits: 100 }, key()),
      other.send('POST', `/admin/pilot-signups/${id}/decline`, { reason: 'Too late.' }, key()),
    ]);

    expect([first.status, second.status].sort()).toEqual([204, 409]);
    const [{ state }] = (await admin.send('GET', '/admin/pilot-signups')).body['rows'] as [{ state: string }];
    expect(state).toBe(first.status === 204 ? 'approved' : 'declined');
    const events = await api.sql(`select type from platform.outbox where type like 'messaging.pilot-%'
      and payload ->> 'signupId' = '${id}'`);
    expect(events).toEqual([{ type: `messaging.pilot-${state}` }]);
  });

  it('are approved by an admin who just confirmed who they are, and never one’s own', async () => {
    const approve = (id: string) => admin.send('POST', `/admin/pilot-signups/${id}/approve`, { credits: 1 }, key());
    await admin.send('POST', '/pilot-signups', form);
    const [own] = await api.sql<{ id: string }>('select id from messaging.pilot_signups');
    const other = await signedUp();
    await api.sql('update identity.sessions set confirmed_at = null');
    expect(await approve(other)).toMatchObject({ status: 403, body: { code: 'platform.step-up-needed' } });
    await admin.confirm();
    expect(await approve(String(own?.id))).toMatchObject({ status: 403, body: { code: 'messaging.own-pilot-signup' } });
    expect((await approve(other)).status).toBe(204);
  });

  it('are found by the beginnings of words, and pending again when a declined user asks again', async () => {
    const id = await signedUp();
    await admin.send('POST', `/admin/pilot-signups/${id}/decline`, { reason: ' Only North America. ' }, key());
    const declined = await admin.send('GET', '/admin/pilot-signups?state=declined&search=acme');
    expect(declined.body['rows']).toMatchObject([
      { id, reason: 'Only North America.', decidedBy: await admin.id(), decider: admin.email },
    ]);
    await sam.send('POST', '/pilot-signups', form);
    expect((await admin.send('GET', '/admin/pilot-signups?state=waiting')).body['rows']).toMatchObject([{ id }]);
    const within = await admin.send('GET', '/admin/pilot-signups?search=cm');
    expect(within.body['rows']).toEqual([]);
  });

  it.each([
    ['approve', { credits: 501 }, 'credits'],
    ['decline', { reason: '  ' }, 'reason'],
  ])('cannot be decided by %s with %j', async (decision, body, field) => {
    const id = await signedUp();
    expect(await admin.send('POST', `/admin/pilot-signups/${id}/${decision}`, body, key())).toMatchObject({
      status: 422,
      body: { fields: { [field]: [expect.any(String)] } },
    });
  });

  const key = () => ({ 'idempotency-key': crypto.randomUUID() });

  async function signedUp(): Promise<string> {
    await sam.send('POST', '/pilot-signups', form);
    const [signup] = (await admin.send('GET', '/admin/pilot-signups')).body['rows'] as [{ id: string }];
    return signup.id;
  }
});
