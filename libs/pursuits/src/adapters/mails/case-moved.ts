import { composeMail, type MailLayout, type MailText } from '@casewright/platform';
import { type CaseCommand, creditsText } from '@casewright/rules';
import type { CaseNotice } from '../../commands/ports';

interface Told {
  readonly subject: (prospect: string) => string;
  readonly body: string;
  readonly button: string;
}

const TOLD: Readonly<Partial<Record<CaseCommand, Told>>> = {
  'return-inputs': {
    subject: (prospect) => `We need more for the case for ${prospect}`,
    body: 'We sent back an input of your case. Upload it again or type it in, and the case goes on.',
    button: 'Open your inputs',
  },
  confirm: {
    subject: (prospect) => `The terms for ${prospect} are confirmed`,
    body: 'We confirmed the terms of your case, and our analysts are working on it.',
    button: 'See your case',
  },
  requote: {
    subject: (prospect) => `New terms for ${prospect} are waiting for you`,
    body: 'We can’t work on your case under the terms you were charged. Accept or decline the new ones.',
    button: 'Review the new terms',
  },
  'finish-analysis': {
    subject: (prospect) => `The case for ${prospect} is ready for your review`,
    body: 'Review the case and approve it, or ask for changes.',
    button: 'Review your case',
  },
  deliver: {
    subject: (prospect) => `The case for ${prospect} was delivered`,
    body: 'Your case is complete. Present it to your prospect.',
    button: 'Open your case',
  },
  hold: {
    subject: (prospect) => `The case for ${prospect} is on hold`,
    body: 'We put your case on hold. Its clock is paused until we resume it.',
    button: 'See your case',
  },
  resume: {
    subject: (prospect) => `The case for ${prospect} goes on`,
    body: 'We resumed your case.',
    button: 'See your case',
  },
  cancel: {
    subject: (prospect) => `The case for ${prospect} was canceled`,
    body: 'We canceled your case.',
    button: 'See your case',
  },
};

export const isTold = (command: CaseCommand): boolean => command in TOLD;

interface Facts {
  readonly firstName: string;
  readonly pursuitId: string;
  readonly command: CaseCommand;
  readonly prospect: string;
  readonly reason: string | null;
  readonly returnedCredits: number;
}

export function caseMovedNotice({ command, prospect, reason, returnedCredits }: Omit<Facts, 'firstName'>): CaseNotice {
  const { subject, body } = toldOf(command);
  const returned = returnedText(returnedCredits);
  return {
    subject: subject(prospect),
    content: [`${body}${returned}`, ...(reason ? [`The reason: “${reason}”`] : [])].join('\n\n'),
  };
}

const returnedText = (credits: number): string =>
  credits > 0 ? ` ${creditsText(credits)} came back to your balance.` : '';

function toldOf(command: CaseCommand): Told {
  const told = TOLD[command];
  if (!told) throw new Error(`Nothing tells of ${command}.`);
  return told;
}

export function caseMovedMail(
  { firstName, pursuitId, command, prospect, reason, returnedCredits }: Facts,
  { brand, publicUrl }: MailLayout,
): MailText {
  const told = toldOf(command);
  const returned = returnedText(returnedCredits);
  const subject = told.subject(prospect);
  return {
    subject,
    ...composeMail(
      {
        preheader: told.body,
        heading: subject,
        paragraphs: [`Hi ${firstName}, ${told.body}${returned}`, ...(reason ? [`The reason: “${reason}”`] : [])],
        button: { label: told.button, url: `${publicUrl}/pursuits/${pursuitId}?tab=case` },
        footnote: 'Questions? Message us from your account.',
      },
      brand,
    ),
  };
}
