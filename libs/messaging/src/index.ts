export { Messages } from './adapters/persistence/migrations/0001-messages';
export { ContactSubmissions } from './adapters/persistence/migrations/0002-contact-submissions';
export { Admins, Directory } from './commands/ports';
export { MessagingModule } from './messaging.module';
