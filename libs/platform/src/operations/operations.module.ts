import { Module } from '@nestjs/common';
import { ListScheduledJobsHandler } from './list-scheduled-jobs';
import { ListSentMailsHandler } from './list-sent-mails';
import { OperationsController } from './operations.controller';
import { SentMailsController } from './sent-mails.controller';

/** Requires a `PersonNames` provider. */
@Module({
  controllers: [OperationsController, SentMailsController],
  providers: [ListScheduledJobsHandler, ListSentMailsHandler],
})
export class OperationsModule {}
