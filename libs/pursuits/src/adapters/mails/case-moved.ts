import { composeMail, type MailLayout, type MailText } from '@casewright/platform';
import { type CaseCommand, caseNameText, creditsText } from '@casewright/rules';
import type { CaseNotice } from '../../commands/ports';

interface NoticeTemplate {
  readonly subject: (name: string) => string;
  readonly body: string;
  readonly button: string;
}

const TEMPLATES: Readonly<Partial<Record<CaseCommand, NoticeTemplate>>> = {
  'return-inputs': {
    subject: (name) => `We need more for the case for ${name}`,
    body: 'We sent back an input for your case. Upload it again or type it in so we can continue.',
    button: 'Open your inputs',
  },
  confirm: {
    subject: (name) => `The terms for ${name} are confirmed`,
    body: 'We confirmed the terms of your case, and our analysts are working on it.',
    button: 'View your case',
  },
  requote: {
    subject: (name) => `New terms for ${name} are waiting for you`,
    body: 'Your case needs different terms from the ones you were charged for. Accept or decline the new ones.',
    button: 'Review the new terms',
  },
  'finish-analysis': {
    subject: (name) => `The case for ${name} is ready for your review`,
    body: 'Review the case and approve it, or ask for changes.',
    button: 'Review your case',
  },
  deliver: {
    subject: (name) => `The case for ${name} was delivered`,
    body: 'Your case is complete. Present it to your prospect.',
    button: 'Open your case',
  },
  hold: {
    subject: (name) => `The case for ${name} is on hold`,
    body: 'We put your case on hold. Its clock is paused until we resume work.',
    button: 'View your case',
  },
  resume: {
    subject: (name) => `Work on the case for ${name} has resumed`,
    body: 'We’re working on your case again.',
    button: 'View your case',
  },
  cancel: {
    subject: (name) => `The case for ${name} was canceled`,
    body: 'We canceled your case.',
    button: 'View your case',
  },
};

export const isNotified = (command: CaseCommand): boolean => command in TEMPLATES;

interface Facts {
  readonly number: number;
  readonly firstName: string;
  readonly pursuitId: string;
  readonly command: CaseCommand;
  readonly prospect: string;
  readonly reason: string | null;
  readonly returnedCredits: number;
}

export function caseMovedNotice({ command, reason, returnedCredits, ...named }: Omit<Facts, 'firstName'>): CaseNotice {
  const { subject, body } = templateOf(command);
  const returned = returnedText(returnedCredits);
  return {
    subject: subject(caseNameText(named)),
    content: [`${body}${returned}`, ...(reason ? [`Reason: “${reason}”`] : [])].join('\n\n'),
  };
}

const lowercaseFirst = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);

const returnedText = (credits: number): string =>
  credits > 0 ? ` We returned ${creditsText(credits)} to your balance.` : '';

function templateOf(command: CaseCommand): NoticeTemplate {
  const template = TEMPLATES[command];
  if (!template) throw new Error(`There is no notice for ${command}.`);
  return template;
}

export function caseMovedMail(
  { firstName, pursuitId, command, reason, returnedCredits, ...named }: Facts,
  { brand, publicUrl }: MailLayout,
): MailText {
  const template = templateOf(command);
  const returned = returnedText(returnedCredits);
  const subject = template.subject(caseNameText(named));
  return {
    subject,
    ...composeMail(
      {
        preheader: template.body,
        heading: subject,
        paragraphs: [
          `Hi ${firstName}, ${lowercaseFirst(template.body)}${returned}`,
          ...(reason ? [`Reason: “${reason}”`] : []),
        ],
        button: { label: template.button, url: `${publicUrl}/pursuits/${pursuitId}?tab=case` },
        footnote: 'Questions? Message us from your account.',
      },
      brand,
    ),
  };
}
