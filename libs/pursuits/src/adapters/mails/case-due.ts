import { composeMail, type MailLayout, type MailText } from '@casewright/platform';
import type { Reminder } from '../../domain/reminder';

interface Facts {
  readonly firstName: string;
  readonly pursuitId: string;
  readonly prospect: string;
  readonly reminder: Reminder;
  readonly dueAt: Date;
}

const day = new Intl.DateTimeFormat('en-US', {
  ...{ timeZone: 'America/Los_Angeles', weekday: 'long', month: 'short', day: 'numeric' },
  ...{ hour: 'numeric', minute: '2-digit' },
});

const SUBJECTS: Readonly<Record<Reminder, (prospect: string) => string>> = {
  'day-before': (prospect) => `The case for ${prospect} is due in one day`,
  due: (prospect) => `The case for ${prospect} is due`,
  'day-after': (prospect) => `The case for ${prospect} is overdue`,
};

export function caseDueMail(
  { firstName, pursuitId, prospect, reminder, dueAt }: Facts,
  { brand, publicUrl }: MailLayout,
): MailText {
  const subject = SUBJECTS[reminder](prospect);
  const verb = reminder === 'day-before' ? 'is' : 'was';
  return {
    subject,
    ...composeMail(
      {
        preheader: subject,
        heading: subject,
        paragraphs: [`Hi ${firstName}, this case ${verb} due ${day.format(dueAt)} Pacific Time.`],
        button: { label: 'View the case', url: `${publicUrl}/pursuits/${pursuitId}?tab=case` },
        footnote: 'Questions? Message us from your account.',
      },
      brand,
    ),
  };
}
