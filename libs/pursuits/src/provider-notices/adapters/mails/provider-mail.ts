import { composeMail, type MailLayout, type MailText } from '@casewright/platform';
import type { NoticePlace } from '../../domain/provider-notice';

interface Facts {
  readonly firstName: string;
  readonly caseId: string;
  readonly pursuitId: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly place: NoticePlace;
}

export function providerMail(
  { firstName, subject, paragraphs, ...at }: Facts,
  { brand, publicUrl }: MailLayout,
): MailText {
  const isModel = at.place === 'value-model';
  return {
    subject,
    ...composeMail(
      {
        preheader: paragraphs[0] ?? subject,
        heading: subject,
        paragraphs: [`Hi ${firstName},`, ...paragraphs],
        button: {
          label: isModel ? 'Open the value model' : 'Open the case',
          url: `${publicUrl}${isModel ? `/value-models/${at.caseId}` : caseAddress(at)}`,
        },
      },
      brand,
    ),
  };
}

const caseAddress = ({ pursuitId, place }: Pick<Facts, 'pursuitId' | 'place'>): string =>
  `/admin/cases?pursuit=${pursuitId}${place === 'overview' ? '' : `&part=${place}`}`;
