import type { MailSample } from '@casewright/platform';
import { CASE_COMMANDS } from '@casewright/rules';
import { ADVOCATE_MAILS } from '../../advocate/adapters/mails/previews';
import { DELIVERABLES_MAILS } from '../../deliverables/adapters/mails/mail-table';
import { REMINDERS } from '../../domain/reminder';
import { PROVIDER_MAILS } from '../../provider-notices/adapters/mails/mail-table';
import { REVIEWS_MAILS } from '../../reviews/adapters/mails/previews';
import { caseDueMail } from './case-due';
import { caseMovedMail, isNotified } from './case-moved';
import { presentationPlannedMail } from './presentation-planned';

const PURSUIT = '4f0a6f56-0c39-4c62-9f8e-6f2b2d7d1a11';

const steps: readonly MailSample[] = CASE_COMMANDS.filter(isNotified).map((command) => ({
  name: `Case, ${command}`,
  write: (layout) =>
    caseMovedMail(
      {
        firstName: 'Nora',
        pursuitId: PURSUIT,
        command,
        number: 1042,
        prospect: 'Larkmoor Foods',
        reason: command === 'requote' ? 'The renewal quote lists SQL Server hosts at site B.' : null,
        returnedCredits: command === 'cancel' ? 64 : 0,
      },
      layout,
    ),
}));

const reminders: readonly MailSample[] = REMINDERS.map((reminder) => ({
  name: `Case due, ${reminder}`,
  write: (layout) =>
    caseDueMail(
      {
        firstName: 'Nora',
        pursuitId: PURSUIT,
        number: 1042,
        prospect: 'Larkmoor Foods',
        reminder,
        dueAt: new Date('2026-12-03T01:00:00Z'),
      },
      layout,
    ),
}));

const presentation: MailSample = {
  name: 'Presentation planned',
  write: (layout) =>
    presentationPlannedMail(
      {
        firstName: 'Nora',
        pursuitId: PURSUIT,
        number: 1042,
        prospect: 'Larkmoor Foods',
        presentation: { startsAt: new Date('2026-12-11T18:00:00Z'), attendees: 'Adaeze Morrow, Tom Reyes' },
      },
      layout,
    ),
};

export const PURSUITS_MAILS: readonly MailSample[] = [
  ...steps,
  presentation,
  ...reminders,
  ...DELIVERABLES_MAILS,
  ...REVIEWS_MAILS,
  ...ADVOCATE_MAILS,
  ...PROVIDER_MAILS,
];
