import { composeMail, type Letterhead, type MailWords } from '@casewright/platform';
import type { Reversal } from '../../domain/checkout-session';
import { creditsText } from '@casewright/rules';
import { amountText, PAGES } from './words';

interface Facts extends Omit<Reversal, 'id'> {
  readonly firstName: string;
  /** Taken back with the money, or returned. */
  readonly credits: number;
  readonly debt: number;
}

/** That money went back, or came back after all, and what that means for credits and cases. */
export function paymentReversedMail(facts: Facts, { brand, publicUrl }: Letterhead): MailWords {
  const { firstName, credits, debt } = facts;
  const { subject, what } = wordsOf(facts);
  const moved = `${creditsText(credits)} ${credits === 1 ? 'was' : 'were'} ${facts.isActive ? 'taken off' : 'returned to'} your balance.`;
  return {
    subject,
    ...composeMail(
      {
        preheader: credits > 0 ? moved : what,
        heading: subject,
        paragraphs: [
          `${firstName}, ${what}${credits > 0 ? ` ${moved}` : ''}`,
          ...(debt > 0
            ? [
                debt === 1
                  ? `You owe ${creditsText(debt)}: it was spent before its payment was taken back. Until it is settled no case can be started; the next credits that you buy settle it first.`
                  : `You owe ${creditsText(debt)}: they were spent before their payment was taken back. Until they are settled no case can be started; the next credits that you buy settle them first.`,
              ]
            : []),
        ],
        button:
          debt > 0
            ? { label: 'Buy credits', url: `${publicUrl}${PAGES.purchase}` }
            : { label: 'See your transactions', url: `${publicUrl}${PAGES.history}` },
        footnote: 'Questions about it? Write to us from the Messages page of your account.',
      },
      brand,
    ),
  };
}

function wordsOf({ kind, isActive, amountCents }: Facts): { readonly subject: string; readonly what: string } {
  const amount = amountText(amountCents);
  if (kind === 'refund') {
    return isActive
      ? { subject: `We have refunded ${amount}`, what: `we have refunded ${amount} to the way you paid.` }
      : { subject: 'A refund was not carried out', what: `the refund of ${amount} could not be carried out.` };
  }
  return isActive
    ? { subject: 'A payment of yours is disputed', what: `your bank has taken back ${amount} that you had paid us.` }
    : {
        subject: 'A dispute is settled',
        what: `the payment of ${amount} that your bank had taken back is ours after all.`,
      };
}
