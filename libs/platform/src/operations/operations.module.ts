import { Module } from '@nestjs/common';
import { ListScheduledJobsHandler } from './list-scheduled-jobs';
import { OperationsController } from './operations.controller';

@Module({ controllers: [OperationsController], providers: [ListScheduledJobsHandler] })
export class OperationsModule {}
