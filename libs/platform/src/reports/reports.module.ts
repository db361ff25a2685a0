import { Module } from '@nestjs/common';
import { KnownVersions } from './known-versions';
import { ListRemoteHealthHandler } from './list-remote-health';
import { RecordReportsHandler } from './record-reports';
import { ReportsController } from './reports.controller';

@Module({
  controllers: [ReportsController],
  providers: [KnownVersions, RecordReportsHandler, ListRemoteHealthHandler],
})
export class ReportsModule {}
