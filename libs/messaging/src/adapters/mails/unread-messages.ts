import { composeMail, type MailLayout, type MailText } from '@casewright/platform';
import type { UnreadForMail } from '../../queries/list-unread-for-mail';

const MAX_SHOWN = 5;

interface Facts {
  readonly firstName: string;
  /** At least one, newest first. */
  readonly messages: readonly UnreadForMail[];
}

export const unreadMessagesMail = ({ firstName, messages }: Facts, { brand, publicUrl }: MailLayout): MailText => {
  const [newest] = messages;
  const isOne = messages.length === 1;
  const heading = isOne ? `New message from ${newest?.senderName}` : `You have ${messages.length} unread messages`;
  const more = messages.length - MAX_SHOWN;
  return {
    subject: isOne ? `${newest?.senderName}: ${newest?.subject}` : heading,
    ...composeMail(
      {
        preheader: isOne ? (newest?.firstLines ?? '') : messages.map(({ subject }) => subject).join(' · '),
        heading,
        paragraphs: [
          `Hi ${firstName}, here is what you haven’t read yet.`,
          ...messages
            .slice(0, MAX_SHOWN)
            .map(({ senderName, subject, firstLines }) => `${senderName} — ${subject}: ${firstLines}`),
          ...(more > 0 ? [`And ${more} more.`] : []),
        ],
        button: isOne
          ? { label: 'Open message', url: `${publicUrl}/messages?message=${newest?.id}` }
          : { label: 'Open messages', url: `${publicUrl}/messages` },
        footnote: 'Choose which emails you get, and how often, under Settings.',
      },
      brand,
    ),
  };
};
