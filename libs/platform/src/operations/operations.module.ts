import { Module } from '@nestjs/common';
import { DeadMailsController } from './dead-mails.controller';
import { ExportDeadMailsHandler, ListDeadMailsHandler } from './list-dead-mails';
import { ListScheduledJobsHandler } from './list-scheduled-jobs';
import { ListSentMailsHandler } from './list-sent-mails';
import { OperationsController } from './operations.controller';
import { SentMailsController } from './sent-mails.controller';
import { StatusController } from './status.controller';

/** Requires a `PersonNames` provider. */
@Module({
  controllers: [OperationsController, DeadMailsController, SentMailsController, StatusController],
  providers: [ListScheduledJobsHandler, ListDeadMailsHandler, ExportDeadMailsHandler, ListSentMailsHandler],
})
export class OperationsModule {}
