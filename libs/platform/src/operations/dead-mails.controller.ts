import { DomainError } from '@casewright/kernel';
import { Controller, HttpCode, Param, ParseUUIDPipe, Post, Query, type StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Access } from '../http/access';
import type { CountedPage } from '../lists/lists';
import { csvAnswer, CsvRoute, ListRoute, pageOf, selectionQuery } from '../lists/selection-query';
import { OutboxOperations } from '../outbox/outbox-operations';
import { DEAD_MAILS, type DeadMail, ExportDeadMails, ListDeadMails } from './list-dead-mails';

class ExportDeadMailsQuery extends selectionQuery(DEAD_MAILS) {}

class DeadMailsQuery extends pageOf(ExportDeadMailsQuery) {}

class DeadMailAnswer implements DeadMail {
  @ApiProperty({ format: 'uuid' })
  readonly id!: string;

  @ApiProperty({ example: 'billing.credits-purchased' })
  readonly type!: string;

  @ApiProperty()
  readonly occurredAt!: Date;

  @ApiProperty({ description: 'When the last attempt failed' })
  readonly deadAt!: Date;

  @ApiProperty({ type: 'integer' })
  readonly attempts!: number;

  @ApiProperty()
  readonly lastError!: string;

  @ApiProperty({ type: String, nullable: true, description: 'Email addresses; null for a deleted account' })
  readonly recipient!: string | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  readonly userId!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Null for a deleted account' })
  readonly userName!: string | null;
}

class EventNotDead extends DomainError {
  readonly code = 'platform.event-not-dead';
  readonly kind = 'not-found';

  constructor() {
    super('This email was already sent or is being retried.');
  }
}

@ApiTags('operations')
@Controller('admin/mails')
@Access('admin')
export class DeadMailsController {
  constructor(
    private readonly outbox: OutboxOperations,
    private readonly queries: QueryBus,
  ) {}

  @ListRoute('list-dead-mails', DeadMailAnswer, "Emails that couldn't be sent, with the error, newest first")
  list(@Query() { search, sort, before }: DeadMailsQuery): Promise<CountedPage<DeadMail>> {
    return this.queries.execute(new ListDeadMails(search, sort, before));
  }

  @CsvRoute('export-dead-mails')
  async export(@Query() { search, sort }: ExportDeadMailsQuery): Promise<StreamableFile> {
    return csvAnswer(await this.queries.execute(new ExportDeadMails(search, sort)), 'emails');
  }

  @Post(':id/retry')
  @HttpCode(204)
  @ApiOperation({ operationId: 'retry-dead-mail' })
  @ApiNoContentResponse()
  async retry(@Param('id', ParseUUIDPipe) id: string): Promise<void> {
    if (!(await this.outbox.retry(id))) throw new EventNotDead();
  }
}
