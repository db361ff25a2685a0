import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Access } from '../http/access';
import { OutboxOperations } from '../outbox/outbox-operations';
import type { Backlog } from '../outbox/outbox-rows';
import { EventQueue } from '../queue/event-queue';
import { ListScheduledJobs, type ScheduledJobState } from './list-scheduled-jobs';

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

@ApiTags('operations')
@Controller('admin')
@Access('admin')
export class OperationsController {
  constructor(
    private readonly outbox: OutboxOperations,
    private readonly events: EventQueue,
    private readonly queries: QueryBus,
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

  private async queueState(): Promise<QueueStateAnswer | null> {
    if (!(await this.events.isUp())) return null;
    const { waiting = 0, active = 0, delayed = 0, completed = 0, failed = 0 } = await this.events.counts();
    return { waiting, active, delayed, completed, failed };
  }
}
