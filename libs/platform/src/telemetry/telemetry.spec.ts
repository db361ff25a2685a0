import { Controller, Get, HttpException, Logger, Module, Param, Post } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger as PinoLog } from 'nestjs-pino';
import { ProblemDetailsFilter } from '../http/problem-details.filter';
import { Metrics } from './metrics';
import { MetricsServer } from './metrics-server';
import { observeRequests } from './observe-requests';
import { eventually } from '../testing/eventually';
import { TelemetryModule } from './telemetry.module';

const slow = { begun: Promise.withResolvers<void>(), report: Promise.withResolvers<string>() };

@Controller('cases')
class CasesController {
  private readonly logger = new Logger('Cases');

  @Get(':id')
  read(@Param('id') id: string): { id: string } {
    this.logger.log('reading');
    return { id };
  }

  @Get(':id/report')
  report(): Promise<string> {
    slow.begun.resolve();
    return slow.report.promise;
  }

  @Post()
  start(): never {
    this.logger.error(new Error('password=c4nary'));
    throw new HttpException('no', 409);
  }
}

const lines: Record<string, unknown>[] = [];
const to = {
  write: (text: string) => {
    for (const line of text.trimEnd().split('\n')) lines.push(JSON.parse(line) as Record<string, unknown>);
  },
};

@Module({
  imports: [TelemetryModule.forRoot('api', { logLevel: 'info', host: '127.0.0.1', metricsPort: 0 }, to)],
  controllers: [CasesController],
})
class SmallApi {}

async function start(): Promise<NestFastifyApplication> {
  const app = await NestFactory.create<NestFastifyApplication>(
    SmallApi,
    new FastifyAdapter({ genReqId: () => 'request-1' }),
    { bufferLogs: true },
  );
  app.useLogger(app.get(PinoLog));
  app.useGlobalFilters(new ProblemDetailsFilter());
  await observeRequests(app);
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  return app;
}

describe('the telemetry of the API', () => {
  let app: NestFastifyApplication;

  beforeAll(async () => {
    app = await start();
  });
  beforeEach(() => lines.splice(0));
  afterAll(() => app.close());

  it('logs one line per request, with its route instead of its URL', async () => {
    await app.inject({ url: '/cases/7?token=c4nary', headers: { cookie: 'session=c4nary' } });

    const line = {
      process: 'api',
      level: 'info',
      requestId: 'request-1',
      method: 'GET',
      route: '/cases/:id',
      status: 200,
    };
    await eventually(() => expect(lines).toContainEqual(expect.objectContaining(line)));
    expect(JSON.stringify(lines)).not.toContain('c4nary');
  });

  it('logs which network a refused request came from, and the code of its problem', async () => {
    await app.inject({ method: 'POST', url: '/cases', remoteAddress: '2001:db8:1:2:3::4' });

    const line = { route: '/cases', status: 409, code: 'http.409', network: '2001:db8:1:2::/64' };
    await eventually(() => expect(lines).toContainEqual(expect.objectContaining(line)));
  });

  it('flushes the last lines when it closes', async () => {
    const other = await start();
    await other.inject({ url: '/cases/7' });
    await other.close();

    expect(lines).toContainEqual(expect.objectContaining({ route: '/cases/:id', status: 200 }));
  });

  it('immediately logs requests answered while it closes', async () => {
    const other = await start();
    const answer = other.inject({ url: '/cases/7/report' }).then(() => undefined);
    await slow.begun.promise;
    await other.close();
    slow.report.resolve('late');
    await answer;

    expect(lines).toContainEqual(expect.objectContaining({ route: '/cases/:id/report', status: 200 }));
  });

  it('logs the request ID in every line, also after reading the body', async () => {
    await app.inject({ url: '/cases/7' });
    await app.inject({ method: 'POST', url: '/cases', payload: { size: 'x'.repeat(20_000) } });

    const ours = lines.filter(({ context }) => context === 'Cases');
    expect(ours).toHaveLength(2);
    expect(ours.every(({ requestId }) => requestId === 'request-1')).toBe(true);
    expect(JSON.stringify(ours)).not.toContain('c4nary');
  });

  it('measures requests by route and status', async () => {
    await app.inject({ url: '/cases/8' });
    await app.inject({ url: '/nowhere/9' });

    const text = await eventually(async () => {
      const measured = await scrape();
      expect(measured).toMatch(
        /casewright_http_request_seconds_count\{method="GET",route="\/cases\/:id",status="200"\} \d/,
      );
      expect(measured).toContain('route="none",status="404"');
      return measured;
    });
    expect(text).not.toContain('/nowhere/9');
    expect(text).toContain('process_cpu_seconds_total');
  });

  it('omits a figure that fails', async () => {
    const metrics = app.get(Metrics);
    metrics.gauge('known', 'A figure.', async () => ({ waiting: 3 }));
    metrics.gauge('unknown', 'A figure that cannot be had.', () => Promise.reject(new Error('away')));

    const text = await scrape();
    expect(text).toContain('casewright_known{of="waiting"} 3');
    expect(text).not.toContain('casewright_unknown{');
  });

  it('serves nothing else on its port', async () => {
    expect((await fetch(`http://127.0.0.1:${app.get(MetricsServer).port}/`)).status).toBe(404);
  });

  const scrape = async () => (await fetch(`http://127.0.0.1:${app.get(MetricsServer).port}/metrics`)).text();
});
