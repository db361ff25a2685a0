import { composeMail, type MailLayout, type MailText } from '@casewright/platform';
import { caseNameText, providerTimeText } from '@casewright/rules';
import type { Reminder } from '../../domain/reminder';

interface Facts {
  readonly firstName: string;
  readonly pursuitId: string;
  readonly number: number;
  readonly prospect: string;
  readonly reminder: Reminder;
  readonly dueAt: Date;
}

const SUBJECTS: Readonly<Record<Reminder, (name: string) => string>> = {
  'day-before': (name) => `The case for ${name} is due in one day`,
  due: (name) => `The case for ${name} is due`,
  'day-after': (name) => `The case for ${name} is overdue`,
};

export function caseDueMail(
  { firstName, pursuitId, reminder, dueAt, ...named }: Facts,
  { brand, publicUrl }: MailLayout,
): MailText {
  const subject = SUBJECTS[reminder](caseNameText(named));
  const verb = reminder === 'day-before' ? 'is' : 'was';
  return {
    subject,
    ...composeMail(
      {
        preheader: subject,
        heading: subject,
        paragraphs: [`Hi ${firstName}, this case ${verb} due ${providerTimeText(dueAt)}.`],
        button: { label: 'View the case', url: `${publicUrl}/pursuits/${pursuitId}?tab=case` },
        footnote: 'Questions? Message us from your account.',
      },
      brand,
    ),
  };
}
