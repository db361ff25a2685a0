import { Module } from '@nestjs/common';
import { ContactSubmissionsController } from './adapters/http/contact-submissions.controller';
import { ContactFormController } from './adapters/http/contact-form.controller';
import { MessagesController } from './adapters/http/messages.controller';
import { PilotSignupsController } from './adapters/http/pilot-signups.controller';
import { SqlMailbox } from './adapters/persistence/sql-mailbox';
import { SqlSubmissions } from './adapters/persistence/sql-submissions';
import { ReaddressSubmissionsWhenEmailChanged } from './adapters/events/readdress-submissions-when-email-changed';
import { TellOfCaseWhenStarted } from './adapters/events/tell-of-case-when-started';
import { AnnounceCaseHandler } from './commands/announce-case';
import { EraseMailHandler } from './commands/erase-mail';
import { MarkMessageReadHandler } from './commands/mark-message-read';
import { ReaddressSubmissionsHandler } from './commands/readdress-submissions';
import { SendMessageHandler } from './commands/send-message';
import { SignUpForPilotHandler } from './commands/sign-up-for-pilot';
import { SubmitContactFormHandler } from './commands/submit-contact-form';
import { Mailbox } from './domain/mailbox';
import { Submissions } from './domain/submissions';
import { CountUnreadHandler } from './queries/count-unread';
import { GetMessagingDataHandler } from './queries/get-messaging-data';
import { ListContactSubmissionsHandler } from './queries/list-contact-submissions';
import { ListPilotSignupsHandler } from './queries/list-pilot-signups';
import { ListMessagesHandler } from './queries/list-messages';

const commands = [
  SendMessageHandler,
  MarkMessageReadHandler,
  AnnounceCaseHandler,
  ReaddressSubmissionsHandler,
  EraseMailHandler,
  SubmitContactFormHandler,
  SignUpForPilotHandler,
];
const queries = [
  ListMessagesHandler,
  CountUnreadHandler,
  ListContactSubmissionsHandler,
  ListPilotSignupsHandler,
  GetMessagingDataHandler,
];
const ports = [
  { provide: Mailbox, useClass: SqlMailbox },
  { provide: Submissions, useClass: SqlSubmissions },
];

/** The application provides `Directory` and `Admins`. */
@Module({
  controllers: [MessagesController, ContactFormController, ContactSubmissionsController, PilotSignupsController],
  providers: [...commands, ...queries, ...ports],
})
export class MessagingModule {}

/** For the worker. */
@Module({ imports: [MessagingModule], providers: [TellOfCaseWhenStarted, ReaddressSubmissionsWhenEmailChanged] })
export class MessagingWorkerModule {}
