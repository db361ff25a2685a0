import type { MailSample } from '@casewright/platform';
import { unreadMessagesMail } from './unread-messages';

const firstName = 'Nora';
const reply = {
  senderName: 'Ada Admin',
  subject: 'Re: Turnaround',
  firstLines: 'Your case is due in three business days. We start as soon as your inputs are complete.',
};
const announcement = {
  senderName: 'Casewright team',
  subject: 'Your case has been started',
  firstLines: 'We’re working on your case: Helix vs. Initech.',
};

export const MESSAGING_MAILS: readonly MailSample[] = [
  { name: 'Unread message', write: (layout) => unreadMessagesMail({ firstName, messages: [reply] }, layout) },
  {
    name: 'Unread messages',
    write: (layout) => unreadMessagesMail({ firstName, messages: [reply, announcement] }, layout),
  },
];
