import { mail, type MailSample } from '@casewright/platform';
import { Type } from 'class-transformer';
import { IsString, IsUUID } from 'class-validator';
import { nameOfCase } from '../../../queries/name-of-case';
import { deliverablePublishedMail } from './deliverable-published';

class DeliverablePublishedPayload {
  @IsUUID()
  readonly caseId!: string;

  @IsUUID()
  readonly pursuitId!: string;

  @IsUUID()
  readonly ownerId!: string;

  @IsString()
  readonly prospect!: string;

  /** A number in events of version 1. */
  @Type(() => String)
  @IsString()
  readonly number!: string;

  @IsString()
  readonly note!: string;
}

export const DELIVERABLES_MAIL_TABLE = [
  mail({
    name: 'pursuits.mail-deliverable-published',
    on: 'pursuits.deliverable-published',
    payload: DeliverablePublishedPayload,
    kind: 'cases',
    to: ({ ownerId }) => ownerId,
    facts: async ({ pursuitId, number, note, ...told }, queries) => ({
      ...{ pursuitId, number, note },
      caseName: await nameOfCase(told, queries),
    }),
    template: deliverablePublishedMail,
  }),
];

export const DELIVERABLES_MAILS: readonly MailSample[] = [
  {
    name: 'Deliverable published',
    write: (layout) =>
      deliverablePublishedMail(
        {
          firstName: 'Nora',
          pursuitId: '4f0a6f56-0c39-4c62-9f8e-6f2b2d7d1a11',
          caseName: 'Larkmoor Foods (C-1042)',
          number: '2.0',
          note: 'The move cost is shown by quarter, and Helix Managed is added. Site B is not in yet.',
        },
        layout,
      ),
  },
];
