import { Module } from '@nestjs/common';
import { ListRemoteHealthHandler } from './list-remote-health';
import { RecordReportsHandler } from './record-reports';
import { ReportsController } from './reports.controller';

@Module({ controllers: [ReportsController], providers: [RecordReportsHandler, ListRemoteHealthHandler] })
export class ReportsModule {}
