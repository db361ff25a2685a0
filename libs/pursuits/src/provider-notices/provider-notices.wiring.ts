import { NOTICE_TABLE } from './adapters/events/notice-table';
import { noticeHandlers } from './adapters/events/notice-rule';
import { SqlProviderNotices } from './adapters/persistence/sql-provider-notices';
import { NotifyProviderHandler } from './commands/notify-provider';
import { ProviderNotices } from './domain/provider-notices.repository';

export { PROVIDER_MAIL_TABLE } from './adapters/mails/mail-table';

export const NOTICE_WORKER_PROVIDERS = [
  NotifyProviderHandler,
  { provide: ProviderNotices, useClass: SqlProviderNotices },
  ...noticeHandlers(NOTICE_TABLE),
];
