import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Access } from '../http/access';
import { RateLimit } from '../http/rate-limit';
import { prepared, SqlReader } from '../persistence/sql-reader';

const PARTS = ['service', 'background'] as const;
const STATES = ['working', 'delayed', 'down'] as const;

class PartAnswer {
  @ApiProperty({ enum: PARTS, description: '`background`: mails, notifications, documents' })
  readonly part!: (typeof PARTS)[number];

  @ApiProperty({ enum: STATES })
  readonly state!: (typeof STATES)[number];
}

class StatusAnswer {
  @ApiProperty({ type: [PartAnswer] })
  readonly parts!: readonly PartAnswer[];
}

/** Some job runs every minute in a healthy worker. */
const jobs = prepared<{ readonly areRunning: boolean }>(
  'platform.jobs-running',
  `select exists (select from platform.scheduled_jobs where started_at > now() - interval '5 minutes') as "areRunning"`,
);

/** Reveals nothing but whether the service works. */
@ApiTags('operations')
@Controller('status')
@Access('anyone')
export class StatusController {
  constructor(private readonly sql: SqlReader) {}

  @Get()
  @RateLimit({ name: 'status', points: 30, perSeconds: 60, by: 'address' })
  @ApiOperation({ operationId: 'get-status', summary: 'Whether the service works right now' })
  @ApiOkResponse({ type: StatusAnswer })
  async status(): Promise<StatusAnswer> {
    const found = await this.sql.read(jobs, []).catch(() => undefined);
    const background = found?.[0]?.areRunning ? 'working' : 'delayed';
    return {
      parts: [
        { part: 'service', state: found ? 'working' : 'down' },
        { part: 'background', state: found ? background : 'down' },
      ],
    };
  }
}
