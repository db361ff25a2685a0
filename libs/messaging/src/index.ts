export { Messages } from './adapters/persistence/migrations/0001-messages';
export { ContactSubmissions } from './adapters/persistence/migrations/0002-contact-submissions';
export { NamesOfLeavers } from './adapters/persistence/migrations/0003-names-of-leavers';
export { EraseMail } from './commands/erase-mail';
export { Admins, Directory } from './commands/ports';
export { MessagingModule, MessagingReactionsModule } from './messaging.module';
export { GetMessagingData } from './queries/get-messaging-data';
