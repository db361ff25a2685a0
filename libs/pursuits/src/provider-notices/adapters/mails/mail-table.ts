import { mail, type MailSample } from '@casewright/platform';
import { IsIn, IsString, IsUUID } from 'class-validator';
import { NOTICE_PLACES, type NoticePlace } from '../../domain/provider-notice';
import { providerMail } from './provider-mail';

class ProviderNotifiedPayload {
  @IsUUID()
  readonly recipientId!: string;

  @IsUUID()
  readonly caseId!: string;

  @IsUUID()
  readonly pursuitId!: string;

  @IsString()
  readonly subject!: string;

  @IsString({ each: true })
  readonly paragraphs!: readonly string[];

  @IsIn(NOTICE_PLACES)
  readonly place!: NoticePlace;
}

export const PROVIDER_MAIL_TABLE = [
  mail({
    name: 'pursuits.mail-provider-notified',
    on: 'pursuits.provider-notified',
    payload: ProviderNotifiedPayload,
    kind: 'cases',
    to: ({ recipientId }) => recipientId,
    facts: ({ caseId, pursuitId, subject, paragraphs, place }) => ({ caseId, pursuitId, subject, paragraphs, place }),
    template: providerMail,
  }),
];

export const PROVIDER_MAILS: readonly MailSample[] = [
  {
    name: 'Provider, inputs complete',
    write: (layout) =>
      providerMail(
        {
          firstName: 'Priya',
          caseId: '7d0c2f53-9a41-4c6e-8a0f-3f5d2b1e6c90',
          pursuitId: '4f0a6f56-0c39-4c62-9f8e-6f2b2d7d1a11',
          subject: 'C-1042 Larkmoor Foods: inputs are complete',
          paragraphs: [
            'The seller sent all inputs. Check them and continue with the case.',
            'It’s due 3 business days after you confirm its terms.',
          ],
          place: 'inputs',
        },
        layout,
      ),
  },
];
