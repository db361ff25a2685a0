export { MESSAGING_MIGRATIONS } from './adapters/persistence/migrations/0001-conversations';
export { PurgeDeletedMessages } from './commands/purge-deleted-messages';
export { MESSAGING_EVENTS } from './events';
export { EraseMail } from './commands/erase-mail';
export { Admins, Directory } from './commands/ports';
export { People, type Person } from './queries/people';
export { MessagingModule, MessagingWorkerModule } from './messaging.module';
export { GetMessagingData } from './queries/get-messaging-data';
