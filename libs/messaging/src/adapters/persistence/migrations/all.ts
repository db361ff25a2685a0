import { MessagingConversations } from './0001-conversations';
import { MessagesForAdmins } from './0002-messages-for-admins';
import { MessageAttachments } from './0003-attachments';
import { SignupsForAdmins } from './0004-signups-for-admins';
import { PilotQueue } from './0005-pilot-queue';
import { NamesInSearch } from './0006-names-in-search';
import { ConversationsOfCases } from './0007-conversations-of-cases';
import { PlansOfMessageLists } from './0008-plans-of-lists';
import { AnsweredSubmissions } from './0009-answered-submissions';
import { PhonesOfAllCountries } from './0010-phones-of-all-countries';
import { MessagesByFoldedText } from './0011-folded-search';
import { OneConversationPerCase } from './0012-one-conversation-per-case';
import { ConversationsOfEarlierCases } from './0013-conversations-of-earlier-cases';

export const MESSAGING_MIGRATIONS = [
  { name: 'messaging-0001-conversations', class: MessagingConversations },
  { name: 'messaging-0002-messages-for-admins', class: MessagesForAdmins },
  { name: 'messaging-0003-attachments', class: MessageAttachments },
  { name: 'messaging-0004-signups-for-admins', class: SignupsForAdmins },
  { name: 'messaging-0005-pilot-queue', class: PilotQueue },
  { name: 'messaging-0006-names-in-search', class: NamesInSearch },
  { name: 'messaging-0007-conversations-of-cases', class: ConversationsOfCases },
  { name: 'messaging-0008-plans-of-lists', class: PlansOfMessageLists },
  { name: 'messaging-0009-answered-submissions', class: AnsweredSubmissions },
  { name: 'messaging-0010-phones-of-all-countries', class: PhonesOfAllCountries },
  { name: 'messaging-0011-folded-search', class: MessagesByFoldedText },
  { name: 'messaging-0012-one-conversation-per-case', class: OneConversationPerCase },
  { name: 'messaging-0013-conversations-of-earlier-cases', class: ConversationsOfEarlierCases },
];
