import { composeMail, type MailLayout, type MailText } from '@casewright/platform';
import { caseNameText, providerTimeText, type PlannedPresentation } from '@casewright/rules';

interface Facts {
  readonly firstName: string;
  readonly pursuitId: string;
  readonly number: number;
  readonly prospect: string;
  readonly presentation: PlannedPresentation;
}

export function presentationPlannedMail(
  { firstName, pursuitId, presentation, ...named }: Facts,
  { brand, publicUrl }: MailLayout,
): MailText {
  const when = providerTimeText(presentation.startsAt);
  const subject = `The presentation for ${caseNameText(named)} has a date`;
  return {
    subject,
    ...composeMail(
      {
        preheader: when,
        heading: subject,
        paragraphs: [`Hi ${firstName}, the presentation is on ${when}.`, `Attendees: ${presentation.attendees}`],
        button: { label: 'View your case', url: `${publicUrl}/pursuits/${pursuitId}?tab=case` },
        footnote: 'Does another time suit you better? Message us from your account.',
      },
      brand,
    ),
  };
}
