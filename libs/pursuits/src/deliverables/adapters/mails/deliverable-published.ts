import { composeMail, type MailLayout, type MailText } from '@casewright/platform';

interface Facts {
  readonly firstName: string;
  readonly pursuitId: string;
  readonly caseName: string;
  readonly number: string;
  readonly note: string;
}

export function deliverablePublishedMail(
  { firstName, pursuitId, caseName, number, note }: Facts,
  { brand, publicUrl }: MailLayout,
): MailText {
  const subject = `Version ${number} of the value case for ${caseName} is ready`;
  return {
    subject,
    ...composeMail(
      {
        preheader: note,
        heading: subject,
        paragraphs: [`Hi ${firstName}, your analyst published a version with this note:`, `“${note}”`],
        button: { label: 'View this version', url: `${publicUrl}/pursuits/${pursuitId}?tab=case#deliverables` },
        footnote: 'We’ll ask you to review the case once its analysis is finished.',
      },
      brand,
    ),
  };
}
