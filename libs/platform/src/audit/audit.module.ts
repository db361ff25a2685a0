import { Module } from '@nestjs/common';
import { AuditController } from './audit.controller';
import { ExportAuditEntriesHandler } from './export-audit-entries';
import { ListAuditEntriesHandler } from './list-audit-entries';
import { VerifyAuditTrailHandler } from './verify-audit-trail';

/** Reading the audit trail. The composing application provides `PersonNames`. */
@Module({
  controllers: [AuditController],
  providers: [ListAuditEntriesHandler, ExportAuditEntriesHandler, VerifyAuditTrailHandler],
})
export class AuditModule {}
