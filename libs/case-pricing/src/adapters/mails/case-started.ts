import { composeMail, type MailLayout, type MailText } from '@casewright/platform';
import { comparisonText, nextStepsOf, type CaseSelections } from '@casewright/rules';

interface Facts {
  readonly firstName: string;
  readonly caseId: string;
  readonly totalCredits: number;
  readonly selections: CaseSelections;
}

const pageOf = (caseId: string): string => `/cases/${caseId}`;

export const caseStartedMail = (
  { firstName, caseId, totalCredits, selections }: Facts,
  { brand, publicUrl }: MailLayout,
): MailText => ({
  subject: 'Your case has been started',
  ...composeMail(
    {
      preheader: `${totalCredits} credits were deducted from your balance.`,
      heading: 'Your case has been started',
      paragraphs: [
        `Hi ${firstName}, your case has started: ${comparisonText(selections)}. ${totalCredits} credits were deducted from your balance.`,
        `What happens next: ${nextStepsOf(selections.slaDays).join(' ')}`,
      ],
      button: { label: 'View your case', url: `${publicUrl}${pageOf(caseId)}` },
      footnote: 'Questions? Message us from your account.',
    },
    brand,
  ),
});
