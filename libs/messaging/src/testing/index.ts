export { AnnounceCase } from '../commands/announce-case';
export { MailUnreadMessages } from '../commands/mail-unread-messages';
export { PurgeDeletedMessages } from '../commands/purge-deleted-messages';
