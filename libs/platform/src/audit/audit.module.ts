import { Module } from '@nestjs/common';
import { AuditController } from './audit.controller';
import { ExportAuditEntriesHandler } from './export-audit-entries';
import { ListAuditEntriesHandler } from './list-audit-entries';
import { ListUnauditedHandler } from './list-unaudited';
import { VerifyAuditTrailHandler } from './verify-audit-trail';

/** Requires providers of `PersonNames` and `CaseNumbers`. */
@Module({
  controllers: [AuditController],
  providers: [ListAuditEntriesHandler, ExportAuditEntriesHandler, ListUnauditedHandler, VerifyAuditTrailHandler],
})
export class AuditModule {}
