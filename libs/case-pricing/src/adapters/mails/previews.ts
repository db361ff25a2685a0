import type { MailSample } from '@casewright/platform';
import { caseStartedMail } from './case-started';

const solution = (name: string) => ({ name, environments: [], computeModels: [] });

export const CASE_PRICING_MAILS: readonly MailSample[] = [
  {
    name: 'Case started',
    write: (layout) =>
      caseStartedMail(
        {
          firstName: 'Nora',
          caseId: '7d0c2f53-9a41-4c6e-8a0f-3f5d2b1e6c90',
          totalCredits: 59,
          selections: {
            proposed: [solution('Helix Private Cloud'), solution('Helix Managed')],
            competitive: [solution('Incumbent VMs')],
            slaDays: 2,
            presentationSupport: true,
          },
        },
        layout,
      ),
  },
];
