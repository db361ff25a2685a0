import { composeMail, type MailLayout, type MailText, quotedText, type Recipient } from '@casewright/platform';
import { ADVOCATE_READING_HOURS, type AdvocateAnswer, providerTimeText } from '@casewright/rules';
import type { CaseNotice } from '../../../commands/ports';
import type { AdvocateInvitation } from '../../queries/get-advocate-invitation';

/** Goes to an address that the seller chose, so all their words are quoted. The secret goes after the #, which browsers do not send to servers. */
export function advocateInvitedMail(
  { linkId, token, name, seller, prospect, opportunity, expiresAt }: AdvocateInvitation,
  { brand, publicUrl }: MailLayout,
): MailText {
  const [from, about] = [quotedText(seller), quotedText(opportunity)];
  const subject = `${from} asks you to review the value case for ${quotedText(prospect)}`;
  return {
    subject,
    ...composeMail(
      {
        preheader: `Read the case for ${about}, then approve it, comment on it, or decline it.`,
        heading: subject,
        paragraphs: [
          `Hi ${quotedText(name)}, the value case for ${about} is ready for you. Read it, then approve it, comment on it, or decline it. You don’t need an account.`,
          `This link is only for you. It opens once, in one browser, and you can read the case for ${ADVOCATE_READING_HOURS} hours. Open it by ${providerTimeText(expiresAt)}.`,
        ],
        button: { label: 'Review the case', url: `${publicUrl}/case-review#${linkId}.${token}` },
        footnote: `${from} entered the words in quotation marks. If you don’t know them or didn’t expect this, you can ignore this email.`,
      },
      brand,
    ),
  };
}

const VERBS: Readonly<Record<AdvocateAnswer, string>> = {
  approve: 'approved',
  comment: 'commented on',
  decline: 'declined',
};

const NEXT: Readonly<Record<AdvocateAnswer, string>> = {
  approve: 'The case is approved. We’ll deliver it next.',
  comment: 'You can ask your analyst for changes, or continue the review.',
  decline: 'You can ask your analyst for changes, skip the review, or invite another advocate.',
};

interface Answered {
  readonly pursuitId: string;
  readonly caseName: string;
  readonly advocate: string;
  readonly answer: AdvocateAnswer;
  readonly comment: string;
}

export function advocateAnsweredNotice({
  caseName,
  advocate,
  answer,
  comment,
}: Omit<Answered, 'pursuitId'>): CaseNotice {
  return {
    subject: `${advocate} ${VERBS[answer]} the case for ${caseName}`,
    content: [...(comment ? [`${advocate} wrote: “${comment}”`] : []), NEXT[answer]].join('\n\n'),
  };
}

export function advocateAnsweredMail(
  { firstName, pursuitId, ...answered }: Answered & Pick<Recipient, 'firstName'>,
  { brand, publicUrl }: MailLayout,
): MailText {
  const { subject, content } = advocateAnsweredNotice(answered);
  return {
    subject,
    ...composeMail(
      {
        preheader: content,
        heading: subject,
        paragraphs: [`Hi ${firstName},`, ...content.split('\n\n')],
        button: { label: 'Open your case', url: `${publicUrl}/pursuits/${pursuitId}?tab=case` },
      },
      brand,
    ),
  };
}
