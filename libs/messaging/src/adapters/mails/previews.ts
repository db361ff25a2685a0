import type { MailSample } from '@casewright/platform';
import { pilotApprovedMail } from './pilot-approved';
import { pilotDeclinedMail } from './pilot-declined';
import { unreadMessagesMail } from './unread-messages';

const firstName = 'Nora';
const reply = {
  id: '5f0c1f86-1c8e-4b7e-9a53-0d6c2f1f7b11',
  senderName: 'Ada Admin',
  subject: 'Re: Turnaround',
  firstLines: 'Your case is due in three business days. We start as soon as your inputs are complete.',
};
const announcement = {
  id: '8d1f0c52-6c1e-4a43-9b5e-3f6d2a7e9c04',
  senderName: 'Casewright team',
  subject: 'Your case has been started',
  firstLines: 'Your case has started: Helix vs. Initech.',
};

export const MESSAGING_MAILS: readonly MailSample[] = [
  { name: 'Unread message', write: (layout) => unreadMessagesMail({ firstName, messages: [reply] }, layout) },
  {
    name: 'Unread messages',
    write: (layout) => unreadMessagesMail({ firstName, messages: [reply, announcement] }, layout),
  },
  { name: 'Pilot approved', write: (layout) => pilotApprovedMail({ firstName, credits: 100 }, layout) },
  {
    name: 'Pilot declined',
    write: (layout) =>
      pilotDeclinedMail({ firstName, reason: 'The pilot is limited to pursuits in North America.' }, layout),
  },
];
