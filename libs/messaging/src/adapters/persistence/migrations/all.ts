import { MessagingConversations } from './0001-conversations';
import { MessagesForAdmins } from './0002-messages-for-admins';

export const MESSAGING_MIGRATIONS = [
  { name: 'messaging-0001-conversations', class: MessagingConversations },
  { name: 'messaging-0002-messages-for-admins', class: MessagesForAdmins },
];
