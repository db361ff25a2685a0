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
    [admin, sam] = await Promise.all([Visitor.admin(api), Visitor.verified(api)]);
  });
  beforeEach(() => api.sql('truncate messaging.pilot_signups'));
  afterAll(() => api.stop());

  it('of users are listed for admins, the newest first', async () => {
    expect((await sam.send('POST', '/pilot-signups', form)).status).toBe(204);
    const other = await Visitor.verified(api);
    await other.send('POST', '/pilot-signups', { ...form, company: 'Fabrikam' });

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
        },
      ],
      next: null,
    });
  });

  it('are one for each user: a second replaces what the first said', async () => {
    await sam.send('POST', '/pilot-signups', form);
    await sam.send('POST', '/pilot-signups', { ...form, company: 'Acme East' });

    const { body } = await admin.send('GET', '/admin/pilot-signups');
    expect(body['rows']).toMatchObject([{ company: 'Acme East' }]);
  });

  it('are refused with every rule they break', async () => {
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

  it.each([
    [{ company: 'c'.repeat(101) }, 'Company must be less than 100 characters'],
    [{ workEmail: `${'e'.repeat(250)}@acme.example` }, 'Please enter a valid email address'],
    [{ contactNumber: '415-555-01OO' }, 'Phone number must be at least 10 characters'],
    [{ agreeToTerms: false }, 'Please agree to the terms before submitting.'],
  ])('are refused for the rule that %j breaks', async (told, title) => {
    expect(await sam.send('POST', '/pilot-signups', { ...form, ...told })).toMatchObject({
      status: 422,
      body: { title },
    });
    expect(await api.count('messaging.pilot_signups')).toBe(0);
  });

  it('require a session, and are nobody else’s to read', async () => {
    expect((await new Visitor(api).send('POST', '/pilot-signups', form)).status).toBe(401);
    expect((await sam.send('GET', '/admin/pilot-signups')).status).toBe(403);
  });
});
