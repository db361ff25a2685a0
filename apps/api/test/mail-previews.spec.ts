import { BILLING_MAILS } from '@casewright/billing';
import { CASE_PRICING_MAILS } from '@casewright/case-pricing';
import { IDENTITY_MAILS } from '@casewright/identity';
import { RunningApi } from './running-api';

it('mail previews show every mail in three forms without running scripts', async () => {
  const api = await RunningApi.startWithPages({});
  const { status, type, headers, text } = await api.send('GET', '/api/mails');
  await api.stop();

  expect([status, type]).toEqual([200, 'text/html; charset=utf-8']);
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  for (const { name } of [...IDENTITY_MAILS, ...BILLING_MAILS, ...CASE_PRICING_MAILS]) {
    for (const form of ['light', 'dark', 'text']) expect(text).toContain(`"${name}, ${form}"`);
  }
  expect(text).not.toContain('prefers-color-scheme');
});
