import type { MailSample } from '@casewright/platform';
import { ADVOCATE_ANSWERS } from '@casewright/rules';
import { advocateAnsweredMail, advocateInvitedMail } from './advocate-mails';

const about = { prospect: 'Larkmoor Foods', opportunity: 'Private cloud for two sites' };

export const ADVOCATE_MAILS: readonly MailSample[] = [
  {
    name: 'Advocate invited',
    write: (layout) =>
      advocateInvitedMail(
        {
          ...about,
          linkId: '5a1f4c8e-7d21-4b60-9f43-6d0c8e2b7a11',
          token: 'sample',
          name: 'Marcus Odell',
          seller: 'Nora Tarrant',
          expiresAt: new Date('2026-12-08T01:00:00Z'),
        },
        layout,
      ),
  },
  ...ADVOCATE_ANSWERS.map((answer): MailSample => ({
    name: `Advocate, ${answer}`,
    write: (layout) =>
      advocateAnsweredMail(
        {
          caseName: 'Larkmoor Foods (C-1042)',
          firstName: 'Nora',
          pursuitId: '4f0a6f56-0c39-4c62-9f8e-6f2b2d7d1a11',
          advocate: 'Marcus Odell',
          answer,
          comment: answer === 'approve' ? '' : 'The move cost of site B looks low.',
        },
        layout,
      ),
  })),
];
