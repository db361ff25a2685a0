import { Body, Controller, HttpCode, Get, Logger, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Access } from '../http/access';
import { RateLimit } from '../http/rate-limit';
import { Metrics } from '../telemetry/metrics';
import { KnownVersions } from './known-versions';
import { ListRemoteHealth, type RemoteHealth } from './list-remote-health';
import { RecordReports } from './record-reports';
import { ReportsBody, type VITALS } from './reports.body';

/** web.dev's thresholds of a good experience in milliseconds. CLS has no unit. */
const GOOD: Readonly<Record<(typeof VITALS)[number], number>> = { LCP: 2_500, INP: 200, CLS: 0.1 };

class RemoteHealthAnswer {
  @ApiProperty({ example: 'calculator' })
  readonly remote!: string;

  @ApiProperty({ example: '1.0.0-3ebc7ea1' })
  readonly version!: string;

  @ApiProperty()
  readonly firstReportedAt!: Date;

  @ApiProperty()
  readonly lastReportedAt!: Date;

  @ApiProperty({ type: 'integer' })
  readonly views!: number;

  @ApiProperty({ type: 'integer' })
  readonly errors!: number;

  @ApiProperty({ type: 'integer' })
  readonly vitals!: number;

  @ApiProperty({ type: 'integer' })
  readonly goodVitals!: number;
}

class RemotesHealthAnswer {
  @ApiProperty({ type: [RemoteHealthAnswer] })
  readonly remotes!: RemoteHealthAnswer[];
}

@ApiTags('reports')
@Controller()
export class ReportsController {
  private readonly logger = new Logger('BrowserReports');

  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly metrics: Metrics,
    private readonly known: KnownVersions,
  ) {}

  @Post('reports')
  @HttpCode(204)
  @Access('anyone')
  @RateLimit(
    { name: 'reports', points: 60, perSeconds: 60, by: 'address' },
    { name: 'reports-in-a-day', points: 1_000, perSeconds: 86_400, by: 'address' },
  )
  @ApiOperation({ operationId: 'report-from-browser', summary: 'Reports on versions that never existed are ignored' })
  @ApiNoContentResponse()
  async report(@Body() body: ReportsBody): Promise<void> {
    const reports = await this.known.of(body.reports);
    for (const { remote, version, views, errors, vitals } of reports) {
      this.metrics.countRemote(remote, version, { views, errors: errors.length });
      for (const { name, value } of vitals) this.metrics.observeVital(remote, name, value);
      for (const { name, at } of errors) this.logger.warn({ remote, version, error: name, at });
    }
    if (reports.length === 0) return;
    await this.commands.execute(
      new RecordReports(
        reports.map(({ remote, version, views, errors, vitals }) => ({
          remote,
          version,
          views,
          errors: errors.length,
          vitals: vitals.length,
          goodVitals: vitals.filter(({ name, value }) => value <= GOOD[name]).length,
        })),
      ),
    );
  }

  @Get('admin/remotes')
  @Access('admin')
  @ApiOperation({ operationId: 'list-remote-health' })
  @ApiOkResponse({ type: RemotesHealthAnswer })
  async list(): Promise<{ remotes: readonly RemoteHealth[] }> {
    return { remotes: await this.queries.execute(new ListRemoteHealth()) };
  }
}
