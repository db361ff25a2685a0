import { A_BRAND } from '@casewright/platform/testing';
import { paymentFailedMail } from './payment-failed';
import { paymentReversedMail } from './payment-reversed';
import { BILLING_MAILS } from './previews';

const layout = { brand: A_BRAND, publicUrl: 'https://casewright.example' };
const firstName = 'Nora';

describe('an email to a buyer', () => {
  it('says that a payment failed and nothing was charged', () => {
    const { text } = paymentFailedMail({ firstName, credits: 200, amountCents: 17_500 }, layout);
    expect(text).toContain('your bank declined your payment of $175.00 for 200 credits. You weren’t charged');
    expect(text).toContain('https://casewright.example/purchase-credits');
  });

  const reversed = (facts: object) =>
    paymentReversedMail(
      { firstName, kind: 'refund', isActive: true, amountCents: 4_500, credits: 50, debt: 0, ...facts },
      layout,
    );

  it.each([
    ['one credit', { credits: 1 }, 'We refunded $45.00', '1 credit was removed from your balance.'],
    ['a refund that failed', { isActive: false }, 'Your refund failed', '50 credits were returned to'],
    ['a dispute', { kind: 'dispute' }, 'Your payment was disputed', 'your bank reversed your payment of $45.00'],
    [
      'a dispute that was won',
      { kind: 'dispute', isActive: false },
      'Your dispute is settled',
      'was settled in our favor.',
    ],
  ])('announces %s and the credits it moves', (_, facts, subject, words) => {
    const mail = reversed(facts);
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain(words);
    expect(mail.text).toContain('https://casewright.example/transaction-history');
    expect(mail.text).not.toContain('You owe');
  });

  it('omits credits when the amount is too small to move any', () => {
    expect(reversed({ amountCents: 1, credits: 0 }).text).not.toContain('your balance');
  });

  it('explains a debt and how to settle it', () => {
    const { html, text } = reversed({ kind: 'dispute', debt: 33 });
    for (const words of [
      'You owe 33 credits because you already spent credits from this payment.',
      'You can’t start a case until this is settled. Your next purchase settles it first.',
      'https://casewright.example/purchase-credits',
    ]) {
      expect(html).toContain(words);
      expect(text).toContain(words);
    }
  });

  it('says what is still owed after credits were returned, without blaming their payment', () => {
    const { text } = reversed({ isActive: false, debt: 50 });
    expect(text).toContain('Returned credits settle what you owe first. You still owe 50 credits.');
    expect(text).not.toContain('already spent');
  });

  it('has a preview', () => {
    expect(new Set(BILLING_MAILS.map(({ write }) => write(layout).text)).size).toBe(BILLING_MAILS.length);
  });
});
