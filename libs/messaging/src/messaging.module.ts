import { Module } from '@nestjs/common';
import { ContactSubmissionsController } from './adapters/http/contact-submissions.controller';
import { MessagesController } from './adapters/http/messages.controller';
import { SqlMailbox } from './adapters/persistence/sql-mailbox';
import { ReaddressSubmissionsWhenEmailChanged } from './adapters/queue/readdress-submissions-when-email-changed';
import { TellOfCaseWhenStarted } from './adapters/queue/tell-of-case-when-started';
import { AnnounceCaseHandler } from './commands/announce-case';
import { EraseMailHandler } from './commands/erase-mail';
import { MarkMessageReadHandler } from './commands/mark-message-read';
import { ReaddressSubmissionsHandler } from './commands/readdress-submissions';
import { SendMessageHandler } from './commands/send-message';
import { Mailbox } from './domain/mailbox';
import { CountUnreadHandler } from './queries/count-unread';
import { GetMessagingDataHandler } from './queries/get-messaging-data';
import { ListContactSubmissionsHandler } from './queries/list-contact-submissions';
import { ListMessagesHandler } from './queries/list-messages';

const commands = [
  SendMessageHandler,
  MarkMessageReadHandler,
  AnnounceCaseHandler,
  ReaddressSubmissionsHandler,
  EraseMailHandler,
];
const queries = [ListMessagesHandler, CountUnreadHandler, ListContactSubmissionsHandler, GetMessagingDataHandler];
const ports = [{ provide: Mailbox, useClass: SqlMailbox }];

/** Needs a `Directory` and the `Admins` from whoever composes it. */
@Module({
  controllers: [MessagesController, ContactSubmissionsController],
  providers: [...commands, ...queries, ...ports],
})
export class MessagingModule {}

/** For the worker, which reacts to what happens elsewhere. */
@Module({ imports: [MessagingModule], providers: [TellOfCaseWhenStarted, ReaddressSubmissionsWhenEmailChanged] })
export class MessagingReactionsModule {}
