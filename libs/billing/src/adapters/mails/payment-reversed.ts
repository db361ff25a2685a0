import { composeMail, type MailLayout, type MailText } from '@casewright/platform';
import type { Reversal } from '../../domain/checkout-session';
import { creditsText } from '@casewright/rules';
import { amountText, PAGES } from './links';

interface Facts extends Omit<Reversal, 'id' | 'createdAt'> {
  readonly firstName: string;
  /** Removed from or returned to the balance. */
  readonly credits: number;
  readonly debt: number;
}

export function paymentReversedMail(facts: Facts, { brand, publicUrl }: MailLayout): MailText {
  const { firstName, credits, debt } = facts;
  const { subject, what } = textsOf(facts);
  const moved = `${creditsText(credits)} ${credits === 1 ? 'was' : 'were'} ${facts.isActive ? 'removed from' : 'returned to'} your balance.`;
  return {
    subject,
    ...composeMail(
      {
        preheader: credits > 0 ? moved : what,
        heading: subject,
        paragraphs: [
          `Hi ${firstName}, ${what}${credits > 0 ? ` ${moved}` : ''}`,
          ...(debt > 0
            ? [`${owedText(facts)} You can’t start a case until this is settled. Your next purchase settles it first.`]
            : []),
        ],
        button:
          debt > 0
            ? { label: 'Buy credits', url: `${publicUrl}${PAGES.purchase}` }
            : { label: 'View transactions', url: `${publicUrl}${PAGES.history}` },
        footnote: 'Questions? Message us from your account.',
      },
      brand,
    ),
  };
}

/** Returned credits settle a debt first, which may be of another payment. */
const owedText = ({ isActive, debt }: Facts): string =>
  isActive
    ? `You owe ${creditsText(debt)} because you already spent credits from this payment.`
    : `Returned credits settle what you owe first. You still owe ${creditsText(debt)}.`;

function textsOf({ kind, isActive, amountCents }: Facts): { readonly subject: string; readonly what: string } {
  const amount = amountText(amountCents);
  if (kind === 'refund') {
    return isActive
      ? { subject: `We refunded ${amount}`, what: `we refunded ${amount} to your original payment method.` }
      : { subject: 'Your refund failed', what: `we couldn’t complete your refund of ${amount}.` };
  }
  return isActive
    ? { subject: 'Your payment was disputed', what: `your bank reversed your payment of ${amount}.` }
    : {
        subject: 'Your dispute is settled',
        what: `the dispute over your payment of ${amount} was settled in our favor.`,
      };
}
