import { MessagingConversations } from './0001-conversations';
import { MessagesForAdmins } from './0002-messages-for-admins';
import { MessageAttachments } from './0003-attachments';

export const MESSAGING_MIGRATIONS = [
  { name: 'messaging-0001-conversations', class: MessagingConversations },
  { name: 'messaging-0002-messages-for-admins', class: MessagesForAdmins },
  { name: 'messaging-0003-attachments', class: MessageAttachments },
];
