import { liveHandlers } from '@casewright/platform';
import { NotifySellerWhenAdvocateAnswered } from './adapters/events/notify-seller-when-advocate-answered';
import { AdminAdvocateLinksController } from './adapters/http/admin-advocate-links.controller';
import { AdvocateController } from './adapters/http/advocate.controller';
import { AdvocateLinksController } from './adapters/http/advocate-links.controller';
import { ReadingCookie } from './adapters/http/reading-cookie';
import { ADVOCATE_LIVE_TABLE } from './adapters/live/live-table';
import { SqlAdvocateLinks } from './adapters/persistence/sql-advocate-links';
import { SqlInvitedAddresses } from './adapters/persistence/sql-invited-addresses';
import { KeyedAdvocateTokens } from './adapters/secrets/keyed-advocate-tokens';
import { AnswerAsAdvocateHandler } from './commands/answer-as-advocate';
import { InviteAdvocateHandler } from './commands/invite-advocate';
import { OpenAdvocateLinkHandler } from './commands/open-advocate-link';
import { RevokeAdvocateLinkHandler } from './commands/revoke-advocate-link';
import { StopAdvocateLinkHandler } from './commands/stop-advocate-link';
import { AdvocateLinks } from './domain/advocate-links.repository';
import { AdvocateTokens } from './domain/advocate-tokens';
import { InvitedAddresses } from './domain/invited-addresses.repository';
import { OpenCaseForAdvocate } from './processes/open-case-for-advocate';
import { FindAdvocateFileHandler } from './queries/find-advocate-file';
import { FindAdvocateReadingHandler } from './queries/find-advocate-reading';
import { GetAdvocateCaseHandler } from './queries/get-advocate-case';
import { GetAdvocateInvitationHandler } from './queries/get-advocate-invitation';
import { IsAdvocateTokenHandler } from './queries/is-advocate-token';
import { ListAdvocateLinksHandler } from './queries/list-advocate-links';

export { ADVOCATE_MAIL_TABLE } from './adapters/mails/mail-table';

export const ADVOCATE_CONTROLLERS = [AdvocateLinksController, AdminAdvocateLinksController, AdvocateController];

export const ADVOCATE_PROVIDERS = [
  InviteAdvocateHandler,
  RevokeAdvocateLinkHandler,
  StopAdvocateLinkHandler,
  OpenAdvocateLinkHandler,
  AnswerAsAdvocateHandler,
  ListAdvocateLinksHandler,
  IsAdvocateTokenHandler,
  FindAdvocateReadingHandler,
  GetAdvocateCaseHandler,
  FindAdvocateFileHandler,
  GetAdvocateInvitationHandler,
  OpenCaseForAdvocate,
  ReadingCookie,
  { provide: AdvocateLinks, useClass: SqlAdvocateLinks },
  { provide: InvitedAddresses, useClass: SqlInvitedAddresses },
  { provide: AdvocateTokens, useClass: KeyedAdvocateTokens },
];

export const ADVOCATE_WORKER_PROVIDERS = [NotifySellerWhenAdvocateAnswered, ...liveHandlers(ADVOCATE_LIVE_TABLE)];
