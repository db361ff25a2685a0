import { Id } from '../http/id';
import type { AuditDetails } from '@casewright/kernel';
import { applyDecorators, Controller, Query, type StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiProperty, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { IsDateString, IsOptional, Matches } from 'class-validator';
import { Access } from '../http/access';
import { Text } from '../http/text';
import type { CountedPage } from '../lists/lists';
import { Choice, CsvRoute, csvAnswer, ListRoute, pageOf, selectionQuery } from '../lists/selection-query';
import { AUDIT_ENTRIES } from './audit-entries';
import type { PersonName } from '../lists/person-names';
import { ACTOR_KINDS, type ActorKind } from './audited-work';
import { ExportAuditEntries } from './export-audit-entries';
import { ListAuditEntries, type NamedAuditEntry } from './list-audit-entries';

const VALUE = { oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }], nullable: true };

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const Day = () =>
  applyDecorators(ApiPropertyOptional({ format: 'date' }), IsOptional(), Matches(DAY), IsDateString({ strict: true }));

class ExportAuditQuery extends selectionQuery(AUDIT_ENTRIES) {
  @ApiPropertyOptional({ format: 'uuid', description: 'ID of the user who did it' })
  @IsOptional()
  @Id()
  readonly actor?: string;

  @Text({ max: 100, optional: true })
  readonly subject?: string;

  @ApiPropertyOptional({ example: 'promote-to-admin' })
  @IsOptional()
  @Matches(/^[a-z-]{1,100}$/)
  readonly action?: string;

  @Choice(['changes'], 'Changes only, without entries that record reading')
  readonly show?: 'changes';

  @Day()
  readonly from?: string;

  @Day()
  readonly to?: string;
}

class AuditQuery extends pageOf(ExportAuditQuery) {}

class AuditPersonAnswer implements PersonName {
  @ApiProperty()
  readonly name!: string;

  @ApiProperty()
  readonly email!: string;
}

class AuditEntryAnswer implements NamedAuditEntry {
  @ApiProperty()
  readonly id!: string;

  @ApiProperty()
  readonly happenedAt!: Date;

  @ApiProperty({ enum: ACTOR_KINDS })
  readonly actorKind!: ActorKind;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  readonly actorId!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Email address of the admin at that time, or an operator' })
  readonly actor!: string | null;

  @ApiProperty({ type: AuditPersonAnswer, nullable: true })
  readonly actorPerson!: AuditPersonAnswer | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  readonly sessionId!: string | null;

  @ApiProperty({ type: String, nullable: true })
  readonly address!: string | null;

  @ApiProperty({ type: String, nullable: true })
  readonly requestId!: string | null;

  @ApiProperty({ example: 'promote-to-admin' })
  readonly action!: string;

  @ApiProperty({ type: String, nullable: true, example: 'user' })
  readonly subjectKind!: string | null;

  @ApiProperty({ type: String, nullable: true })
  readonly subjectId!: string | null;

  @ApiProperty({ type: AuditPersonAnswer, nullable: true })
  readonly subjectPerson!: AuditPersonAnswer | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'If the object is a case: 1042 for C-1042' })
  readonly subjectCaseNumber!: number | null;

  @ApiProperty({
    type: 'object',
    properties: {
      reason: { type: 'string' },
      changes: { type: 'object', additionalProperties: { type: 'array', items: VALUE } },
      facts: { type: 'object', additionalProperties: VALUE },
    },
  })
  readonly details!: AuditDetails;
}

@ApiTags('audit')
@Controller('admin/audit')
@Access('admin')
export class AuditController {
  constructor(private readonly queries: QueryBus) {}

  @ListRoute('list-audit-entries', AuditEntryAnswer, 'Newest first')
  list(@Query() { before, sort, ...selection }: AuditQuery): Promise<CountedPage<NamedAuditEntry>> {
    return this.queries.execute(new ListAuditEntries(selection, sort, before));
  }

  @CsvRoute('export-audit-entries')
  async export(@Query() { sort, ...selection }: ExportAuditQuery): Promise<StreamableFile> {
    return csvAnswer(await this.queries.execute(new ExportAuditEntries(selection, sort)), 'audit');
  }
}
