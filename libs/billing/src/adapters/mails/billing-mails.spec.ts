import { A_BRAND } from '@casewright/platform/testing';
import { paymentFailedMail } from './payment-failed';
import { paymentReversedMail } from './payment-reversed';
import { BILLING_MAILS } from './previews';
import { receiptMail } from './receipt';

const letterhead = { brand: A_BRAND, publicUrl: 'https://casewright.example' };
const firstName = 'Nora';

describe('a mail to a buyer', () => {
  it('says what was paid and what for, and leads to the receipt', () => {
    const facts = { firstName, orderId: 'o-1', number: '2026-000042', credits: 50, totalCents: 5_425, balance: 76 };
    const { subject, html, text } = receiptMail(facts, letterhead);
    expect(subject).toBe('Your Brandname receipt 2026-000042');
    for (const words of [
      '$54.25 for 50 credits',
      'Your balance is now 76 credits',
      'casewright.example/transaction-history/receipts/o-1',
    ]) {
      expect(html).toContain(words);
      expect(text).toContain(words);
    }
  });

  it('says that money which was on its way has not come, and that nothing was taken', () => {
    const { text } = paymentFailedMail({ firstName, credits: 200, amountCents: 17_500 }, letterhead);
    expect(text).toContain('did not carry out the payment of $175.00 for 200 credits. Nothing was taken');
    expect(text).toContain('https://casewright.example/purchase-credits');
  });

  const reversed = (facts: object) =>
    paymentReversedMail(
      { firstName, kind: 'refund', isActive: true, amountCents: 4_500, credits: 50, debt: 0, ...facts },
      letterhead,
    );

  it.each([
    ['a refund', {}, 'We have refunded $45.00', '50 credits were taken off your balance.'],
    ['one credit', { credits: 1 }, 'We have refunded $45.00', '1 credit was taken off your balance.'],
    ['a refund that failed', { isActive: false }, 'A refund was not carried out', '50 credits were returned to'],
    ['a dispute', { kind: 'dispute' }, 'A payment of yours is disputed', 'your bank has taken back $45.00'],
    ['a dispute that was won', { kind: 'dispute', isActive: false }, 'A dispute is settled', 'is ours after all.'],
  ])('tells of %s, and of the credits that go with the money', (_, facts, subject, words) => {
    const mail = reversed(facts);
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain(words);
    expect(mail.text).toContain('https://casewright.example/transaction-history');
    expect(mail.text).not.toContain('You owe');
  });

  it('says nothing of credits where so little money went back that none go with it', () => {
    expect(reversed({ amountCents: 1, credits: 0 }).text).not.toContain('your balance');
  });

  it('says what is owed, why no case starts, and how that ends', () => {
    const { html, text } = reversed({ kind: 'dispute', debt: 33 });
    for (const words of [
      'You owe 33 credits: they were spent before their payment was taken back.',
      'Until they are settled no case can be started; the next credits that you buy settle them first.',
      'https://casewright.example/purchase-credits',
    ]) {
      expect(html).toContain(words);
      expect(text).toContain(words);
    }
  });

  it('says it of a single credit as of one', () => {
    const { text } = reversed({ kind: 'dispute', debt: 1 });

    expect(text).toContain('You owe 1 credit: it was spent before its payment was taken back.');
    expect(text).toContain(
      'Until it is settled no case can be started; the next credits that you buy settle it first.',
    );
  });

  it('can be looked at before it is sent', () => {
    expect(new Set(BILLING_MAILS.map(({ write }) => write(letterhead).text)).size).toBe(BILLING_MAILS.length);
  });
});
