import { BILLING_MAILS } from '@casewright/billing';
import { CASE_PRICING_MAILS } from '@casewright/case-pricing';
import { IDENTITY_MAILS } from '@casewright/identity';
import { RunningApi } from './running-api';

const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://casewright.example' };

describe('mail previews', () => {
  let api: RunningApi;
  afterEach(() => api.stop());

  it('show every mail in three forms without running scripts', async () => {
    api = await RunningApi.startWithPages({});
    const { status, type, headers, text } = await api.send('GET', '/api/mails');

    expect([status, type]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    for (const { name } of [...IDENTITY_MAILS, ...BILLING_MAILS, ...CASE_PRICING_MAILS]) {
      for (const form of ['light', 'dark', 'text']) expect(text).toContain(`"${name}, ${form}"`);
    }
    expect(text).not.toContain('prefers-color-scheme');
  });

  it('do not exist in production', async () => {
    api = await RunningApi.startWithPages(production);
    expect((await api.send('GET', '/api/mails', { headers: { origin: production.PUBLIC_URL } })).status).toBe(404);
  });
});
