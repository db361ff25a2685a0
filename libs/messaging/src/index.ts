export { Messages } from './adapters/persistence/migrations/0001-messages';
export { Admins, Directory } from './commands/ports';
export { MessagingModule } from './messaging.module';
