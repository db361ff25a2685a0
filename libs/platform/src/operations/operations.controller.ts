import { DomainError } from '@casewright/kernel';
import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { Access } from '../http/access';
import { isUuid } from '../lists/is-uuid';
import { PersonNames } from '../lists/person-names';
import { OutboxOperations } from '../outbox/outbox-operations';
import type { Backlog, DeadEvent } from '../outbox/outbox-rows';
import { EventQueue } from '../queue/event-queue';
import { ListScheduledJobs, type ScheduledJobState } from './list-scheduled-jobs';

class DeadEventAnswer implements DeadEvent {
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

  @ApiProperty({ type: String, nullable: true, description: 'Email of the person concerned, or the ID if deleted' })
  readonly person!: string | null;
}

class DeadEventsAnswer {
  @ApiProperty({ type: [DeadEventAnswer], description: 'The 100 newest' })
  readonly rows!: readonly DeadEvent[];
}

class OutboxStateAnswer implements Backlog {
  @ApiProperty({ type: 'integer' })
  readonly waiting!: number;

  @ApiProperty({ type: 'integer' })
  readonly dead!: number;

  @ApiProperty({ description: 'Age of the oldest waiting event' })
  readonly oldestSeconds!: number;
}

class QueueStateAnswer {
  @ApiProperty({ type: 'integer' })
  readonly waiting!: number;

  @ApiProperty({ type: 'integer' })
  readonly active!: number;

  @ApiProperty({ type: 'integer' })
  readonly delayed!: number;

  @ApiProperty({ type: 'integer' })
  readonly completed!: number;

  @ApiProperty({ type: 'integer' })
  readonly failed!: number;
}

class ScheduledJobAnswer implements ScheduledJobState {
  @ApiProperty({ example: 'billing.expire-credits' })
  readonly name!: string;

  @ApiProperty({ type: Date, nullable: true, description: 'Start of the last successful run' })
  readonly startedAt!: Date | null;

  @ApiProperty()
  readonly isRunning!: boolean;
}

class SystemStateAnswer {
  @ApiProperty({ type: OutboxStateAnswer })
  readonly outbox!: Backlog;

  @ApiProperty({ type: QueueStateAnswer, nullable: true, description: 'Null while the queue is unavailable' })
  readonly queue!: QueueStateAnswer | null;

  @ApiProperty({ type: [ScheduledJobAnswer] })
  readonly jobs!: readonly ScheduledJobState[];
}

class DeadEventParameters {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  readonly id!: string;
}

class EventNotDead extends DomainError {
  readonly code = 'platform.event-not-dead';
  readonly kind = 'not-found';

  constructor() {
    super('This email was already sent or is being retried.');
  }
}

@ApiTags('operations')
@Controller('admin')
@Access('admin')
export class OperationsController {
  constructor(
    private readonly outbox: OutboxOperations,
    private readonly events: EventQueue,
    private readonly queries: QueryBus,
    private readonly people: PersonNames,
  ) {}

  @Get('system')
  @ApiOperation({ operationId: 'get-system-state' })
  @ApiOkResponse({ type: SystemStateAnswer })
  async system(): Promise<SystemStateAnswer> {
    const [outbox, queue, jobs] = await Promise.all([
      this.outbox.backlog(),
      this.queueState(),
      this.queries.execute(new ListScheduledJobs()),
    ]);
    return { outbox, queue, jobs };
  }

  @Get('mails')
  @ApiOperation({ operationId: 'list-dead-mails', summary: "Emails that couldn't be sent, with the error" })
  @ApiOkResponse({ type: DeadEventsAnswer })
  async mails(): Promise<DeadEventsAnswer> {
    const dead = await this.outbox.dead();
    const known = await this.people.named(dead.flatMap(({ person }) => (person && isUuid(person) ? [person] : [])));
    return { rows: dead.map((event) => ({ ...event, person: known.get(event.person ?? '')?.email ?? event.person })) };
  }

  @Post('mails/:id/retry')
  @HttpCode(204)
  @ApiOperation({ operationId: 'retry-dead-mail' })
  @ApiNoContentResponse()
  async retry(@Param() { id }: DeadEventParameters): Promise<void> {
    if (!(await this.outbox.retry(id))) throw new EventNotDead();
  }

  private async queueState(): Promise<QueueStateAnswer | null> {
    if (!(await this.events.isUp())) return null;
    const { waiting = 0, active = 0, delayed = 0, completed = 0, failed = 0 } = await this.events.counts();
    return { waiting, active, delayed, completed, failed };
  }
}
