export { MESSAGING_MIGRATIONS } from './adapters/persistence/migrations/0001-conversations';
export { PurgeDeletedMessages } from './commands/purge-deleted-messages';
export { EraseMail } from './commands/erase-mail';
export { Admins, Directory, type Person } from './commands/ports';
export { MessagingModule, MessagingWorkerModule } from './messaging.module';
export { GetMessagingData } from './queries/get-messaging-data';
