import { Clock } from '@casewright/kernel';
import { LivePresence, liveHandlers, mailHandlers } from '@casewright/platform';
import { Module } from '@nestjs/common';
import { ContactSubmissionsController } from './adapters/http/contact-submissions.controller';
import { CaseMessagesController } from './adapters/http/case-messages.controller';
import { ConversationsController } from './adapters/http/conversations.controller';
import { DraftsController } from './adapters/http/drafts.controller';
import { ContactFormController } from './adapters/http/contact-form.controller';
import { MessagesController } from './adapters/http/messages.controller';
import { ProviderInboxController } from './adapters/http/provider-inbox.controller';
import { SavedAnswersController } from './adapters/http/saved-answers.controller';
import { OverseenMessagesController } from './adapters/http/overseen-messages.controller';
import { PilotQueueController } from './adapters/http/pilot-queue.controller';
import { PilotSignupsController } from './adapters/http/pilot-signups.controller';
import { AttachmentsController } from './attachments/adapters/http/attachments.controller';
import { StoredAttachments } from './attachments/adapters/files/stored-attachments';
import { PurgeAbandoned } from './attachments/adapters/jobs/purge-abandoned';
import { ATTACHMENTS_LIVE_TABLE } from './attachments/adapters/live/live-table';
import { AddAttachmentHandler } from './attachments/commands/add-attachment';
import { PurgeAbandonedAttachmentsHandler } from './attachments/commands/purge-abandoned-attachments';
import { RemoveAttachmentHandler } from './attachments/commands/remove-attachment';
import { Attachments } from './attachments/domain/attachments.repository';
import { FindAttachmentHandler } from './attachments/queries/find-attachment';
import { ListAttachmentsHandler } from './attachments/queries/list-attachments';
import { LIVE_TABLE } from './adapters/live/live-table';
import { MailPreferencesController } from './adapters/http/mail-preferences.controller';
import { UnsubscribeController } from './adapters/http/unsubscribe.controller';
import { MailUnread } from './adapters/jobs/mail-unread';
import { MAIL_TABLE } from './adapters/mails/mail-table';
import { SqlMailPreferences } from './adapters/persistence/sql-mail-preferences';
import { SqlUnreadMails } from './adapters/persistence/sql-unread-mails';
import { UnsubscribeTokens } from './adapters/secrets/unsubscribe-tokens';
import { PurgeDeleted } from './adapters/jobs/purge-deleted';
import { SqlConversations } from './adapters/persistence/sql-conversations';
import { SqlSavedAnswers } from './adapters/persistence/sql-saved-answers';
import { SqlDrafts } from './adapters/persistence/sql-drafts';
import { SqlMailbox } from './adapters/persistence/sql-mailbox';
import { SqlSubmissions } from './adapters/persistence/sql-submissions';
import { ReaddressSubmissionsWhenEmailChanged } from './adapters/events/readdress-submissions-when-email-changed';
import { RequestApprovalWhenAdjustmentWaits } from './adapters/events/request-approval-when-adjustment-waits';
import { AnnounceCaseWhenStarted } from './adapters/events/announce-case-when-started';
import { NotifySellerWhenDeliverablePublished } from './adapters/events/notify-seller-when-deliverable-published';
import { NotifySellerWhenReviewProposed } from './adapters/events/notify-seller-when-review-proposed';
import { AnnounceCaseHandler } from './commands/announce-case';
import { AssignConversationHandler } from './commands/assign-conversation';
import { DeleteSavedAnswerHandler } from './commands/delete-saved-answer';
import { NoteWritingHandler } from './commands/note-writing';
import { PutSavedAnswerHandler } from './commands/put-saved-answer';
import { SetContactAnsweredHandler } from './commands/set-contact-answered';
import { SetConversationDoneHandler } from './commands/set-conversation-done';
import { DecidePilotHandler } from './commands/decide-pilot';
import { DeleteDraftHandler } from './commands/delete-draft';
import { DeleteMessagesHandler } from './commands/delete-messages';
import { EraseMailHandler } from './commands/erase-mail';
import { MarkMessagesReadHandler } from './commands/mark-messages-read';
import { MarkMessagesUnreadHandler } from './commands/mark-messages-unread';
import { MarkShownReadHandler } from './commands/mark-shown-read';
import { MessageSender } from './commands/message-sender';
import { MailUnreadMessagesHandler } from './commands/mail-unread-messages';
import { Admins, Directory, OpenPages } from './commands/ports';
import { Recipients } from './commands/recipients';
import { SetMailPreferencesHandler } from './commands/set-mail-preferences';
import { UnsubscribeHandler } from './commands/unsubscribe';
import { PurgeDeletedMessagesHandler } from './commands/purge-deleted-messages';
import { ReaddressSubmissionsHandler } from './commands/readdress-submissions';
import { RestoreMessagesHandler } from './commands/restore-messages';
import { SaveDraftHandler } from './commands/save-draft';
import { SendDraftHandler } from './commands/send-draft';
import { SendMessageHandler } from './commands/send-message';
import { SignUpForPilotHandler } from './commands/sign-up-for-pilot';
import { RequestApprovalHandler } from './commands/request-approval';
import { NotifyTeamHandler } from './commands/notify-team';
import { NotifySellerHandler } from './commands/notify-seller';
import { SubmitContactFormHandler } from './commands/submit-contact-form';
import { Conversations } from './domain/conversations.repository';
import { SavedAnswers } from './domain/saved-answers.repository';
import { MailPreferencesStore } from './domain/mail-preferences.repository';
import { UnreadMails } from './domain/unread-mails.repository';
import { Drafts } from './domain/drafts.repository';
import { Mailbox } from './domain/mailbox.repository';
import { Submissions } from './domain/submissions.repository';
import { CountUnreadHandler } from './queries/count-unread';
import { GetProviderConversationHandler } from './queries/get-provider-conversation';
import { ListProviderConversationsHandler } from './queries/list-provider-conversations';
import { ListSavedAnswersHandler } from './queries/list-saved-answers';
import { SearchMessagesHandler } from './queries/search-messages';
import { ListTeamHandler } from './queries/list-team';
import { SearchRecipientsHandler } from './queries/search-recipients';
import { GetMailPreferencesHandler } from './queries/get-mail-preferences';
import { ListUnreadForMailHandler } from './queries/list-unread-for-mail';
import { GetDraftHandler } from './queries/get-draft';
import { GetMessageHandler } from './queries/get-message';
import { GetMessagingDataHandler } from './queries/get-messaging-data';
import { ListContactSubmissionsHandler } from './queries/list-contact-submissions';
import { ListCaseMessagesHandler } from './queries/list-case-messages';
import { ListConversationHandler } from './queries/list-conversation';
import { ListDraftsHandler } from './queries/list-drafts';
import { FindOwnPilotSignupHandler } from './queries/find-own-pilot-signup';
import { ExportPilotSignupsHandler, ListPilotSignupsHandler } from './queries/list-pilot-signups';
import { ListMessagesHandler } from './queries/list-messages';
import { ListUnreadHandler } from './queries/list-unread';
import { ExportAllMessagesHandler, ListAllMessagesHandler } from './queries/list-all-messages';
import { GetOverseenMessageHandler } from './queries/get-overseen-message';

const commands = [
  SendMessageHandler,
  MarkMessagesReadHandler,
  MarkMessagesUnreadHandler,
  MarkShownReadHandler,
  DeleteMessagesHandler,
  RestoreMessagesHandler,
  PurgeDeletedMessagesHandler,
  SaveDraftHandler,
  DeleteDraftHandler,
  SendDraftHandler,
  AddAttachmentHandler,
  RemoveAttachmentHandler,
  PurgeAbandonedAttachmentsHandler,
  SetContactAnsweredHandler,
  SetConversationDoneHandler,
  AssignConversationHandler,
  NoteWritingHandler,
  PutSavedAnswerHandler,
  DeleteSavedAnswerHandler,
  SetMailPreferencesHandler,
  UnsubscribeHandler,
  MailUnreadMessagesHandler,
  AnnounceCaseHandler,
  NotifySellerHandler,
  NotifyTeamHandler,
  RequestApprovalHandler,
  ReaddressSubmissionsHandler,
  EraseMailHandler,
  SubmitContactFormHandler,
  SignUpForPilotHandler,
  DecidePilotHandler,
];
const queries = [
  ListMessagesHandler,
  GetMessageHandler,
  ListConversationHandler,
  ListCaseMessagesHandler,
  ListDraftsHandler,
  GetDraftHandler,
  ListAttachmentsHandler,
  FindAttachmentHandler,
  ListUnreadHandler,
  ListProviderConversationsHandler,
  GetProviderConversationHandler,
  ListSavedAnswersHandler,
  SearchRecipientsHandler,
  ListTeamHandler,
  SearchMessagesHandler,
  GetMailPreferencesHandler,
  ListUnreadForMailHandler,
  CountUnreadHandler,
  ListContactSubmissionsHandler,
  FindOwnPilotSignupHandler,
  ListPilotSignupsHandler,
  ExportPilotSignupsHandler,
  GetMessagingDataHandler,
  ListAllMessagesHandler,
  ExportAllMessagesHandler,
  GetOverseenMessageHandler,
];
const ports = [
  {
    provide: MessageSender,
    useFactory: (...parts: ConstructorParameters<typeof MessageSender>) => new MessageSender(...parts),
    inject: [Mailbox, Directory, Admins, Clock],
  },
  { provide: Attachments, useClass: StoredAttachments },
  { provide: Drafts, useClass: SqlDrafts },
  { provide: Conversations, useClass: SqlConversations },
  { provide: SavedAnswers, useClass: SqlSavedAnswers },
  { provide: MailPreferencesStore, useClass: SqlMailPreferences },
  { provide: UnreadMails, useClass: SqlUnreadMails },
  { provide: OpenPages, useExisting: LivePresence },
  { provide: Mailbox, useClass: SqlMailbox },
  { provide: Submissions, useClass: SqlSubmissions },
];

/** The application provides `Directory`, `People`, `Admins` and `Recipients`. */
@Module({
  controllers: [
    MessagesController,
    ConversationsController,
    CaseMessagesController,
    DraftsController,
    AttachmentsController,
    ProviderInboxController,
    SavedAnswersController,
    MailPreferencesController,
    UnsubscribeController,
    ContactFormController,
    ContactSubmissionsController,
    PilotSignupsController,
    OverseenMessagesController,
    PilotQueueController,
  ],
  providers: [...commands, ...queries, ...ports, UnsubscribeTokens],
})
export class MessagingModule {}

const jobs = [PurgeDeleted, PurgeAbandoned, MailUnread];
const eventHandlers = [
  AnnounceCaseWhenStarted,
  RequestApprovalWhenAdjustmentWaits,
  NotifySellerWhenDeliverablePublished,
  NotifySellerWhenReviewProposed,
  ReaddressSubmissionsWhenEmailChanged,
];

@Module({
  imports: [MessagingModule],
  providers: [
    ...jobs,
    ...eventHandlers,
    ...liveHandlers([...LIVE_TABLE, ...ATTACHMENTS_LIVE_TABLE]),
    ...mailHandlers(MAIL_TABLE, Recipients),
  ],
})
export class MessagingWorkerModule {}
