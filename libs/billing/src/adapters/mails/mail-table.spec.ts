import { A_BRAND } from '@casewright/platform/testing';
import { Logger } from '@nestjs/common';
import type { QueryBus } from '@nestjs/cqrs';
import { GetBalance } from '../../queries/get-balance';
import { GetReceipt } from '../../queries/get-receipt';
import { MAIL_TABLE } from './mail-table';

it('mails a receipt with a link if its PDF cannot be made', async () => {
  jest.spyOn(Logger.prototype, 'error').mockReturnValue();
  const execute = async (query: object): Promise<object> => {
    if (query instanceof GetReceipt) return { number: '2026-000042', credits: 100, totalCents: 9_000 };
    if (query instanceof GetBalance) return { balance: 100 };
    throw new Error('The process was ended at its deadline.');
  };
  const receipt = MAIL_TABLE.find(({ name }) => name === 'billing.mail-receipt');
  const mailed = await receipt?.compose(
    { orderId: 'order', ownerId: 'sam' },
    {
      recipients: { find: async () => ({ email: 'sam@acme.example', firstName: 'Sam' }) },
      preferences: { unsubscribeUrl: async () => 'https://casewright.example/unsubscribe' },
      queries: { execute } as unknown as QueryBus,
      layout: { brand: A_BRAND, publicUrl: 'https://casewright.example' },
      occurredAt: new Date('2026-11-28T10:00:00Z'),
    },
  );
  expect(mailed).toMatchObject({ to: 'sam@acme.example', attachments: [] });
  expect(mailed?.text).toContain('You can download your receipt as a PDF from your account.');
  expect(mailed?.text).not.toContain('attached');
  expect(mailed?.text).toContain('https://casewright.example/');
});
