import { composeMail, type MailLayout, type MailText } from '@casewright/platform';
import { momentText } from '@casewright/rules';
import type { AdminChange } from '../../domain/admins.events';

interface Facts {
  readonly change: AdminChange;
  readonly changedEmail: string;
  readonly changedBy: string;
  readonly changedAt: Date;
}

const TEXTS: Readonly<Record<AdminChange, readonly [subject: string, what: string]>> = {
  promoted: ['is now an admin', 'made'],
  demoted: ['is no longer an admin', 'removed'],
};

export function adminsChangedMail(facts: Facts, { brand, publicUrl }: MailLayout): MailText {
  const { change, changedEmail, changedBy, changedAt } = facts;
  const [what, verb] = TEXTS[change];
  return {
    subject: `${changedEmail} ${what} of ${brand.name}`,
    ...composeMail(
      {
        preheader: `Changed by ${changedBy}.`,
        heading: `${changedEmail} ${what}`,
        paragraphs: [
          `${changedBy} ${verb} ${changedEmail} ${change === 'promoted' ? 'an admin' : 'as an admin'} on ${momentText(changedAt, 'UTC')} UTC.`,
          'All admins get this email. If this change surprises you, check the audit trail and talk to your team.',
        ],
        button: { label: 'Open the audit trail', url: `${publicUrl}/admin/audit` },
      },
      brand,
    ),
  };
}
