import { Controller, Get, HttpException, Logger, Module, Param, Post } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger as PinoLog } from 'nestjs-pino';
import { Metrics } from './metrics';
import { MetricsServer } from './metrics-server';
import { observeRequests } from './observe-requests';
import { TelemetryModule } from './telemetry.module';

@Controller('cases')
class CasesController {
  private readonly logger = new Logger('Cases');

  @Get(':id')
  read(@Param('id') id: string): { id: string } {
    this.logger.log('reading');
    return { id };
  }

  @Post()
  start(): never {
    this.logger.error(new Error('password=c4nary'));
    throw new HttpException('no', 409);
  }
}

const lines: Record<string, unknown>[] = [];
const to = { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) };

@Module({
  imports: [TelemetryModule.forRoot('api', { logLevel: 'info', host: '127.0.0.1', metricsPort: 0 }, to)],
  controllers: [CasesController],
})
class SmallApi {}

describe('the telemetry of the API', () => {
  let app: NestFastifyApplication;

  beforeAll(async () => {
    app = await NestFactory.create(
      SmallApi,
      new FastifyAdapter({ genReqId: () => 'request-1', requestIdHeader: 'x-request-id' }),
      { bufferLogs: true },
    );
    app.useLogger(app.get(PinoLog));
    await observeRequests(app);
    await app.init();
    await app.getHttpAdapter().getInstance().ready();
  });
  beforeEach(() => lines.splice(0));
  afterAll(() => app.close());

  it('writes one line per request, by its route and not by its address', async () => {
    await app.inject({ url: '/cases/7?token=c4nary', headers: { cookie: 'session=c4nary' } });

    expect(lines).toContainEqual(
      expect.objectContaining({ process: 'api', level: 'info', method: 'GET', route: '/cases/:id', status: 200 }),
    );
    expect(JSON.stringify(lines)).not.toContain('c4nary');
  });

  it('keeps a line whole, and secrets out of it, whatever a caller takes for an id', async () => {
    await app.inject({ url: '/cases/7', headers: { 'x-request-id': '1","level":"fatal","token=c4nary' } });

    expect(lines).toContainEqual(
      expect.objectContaining({ level: 'info', requestId: '1","level":"fatal","token=[redacted]' }),
    );
  });

  it('names the request in every line that is written for it, also after its body was read', async () => {
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

    const text = await scrape();
    expect(text).toMatch(/casewright_http_request_seconds_count\{method="GET",route="\/cases\/:id",status="200"\} \d/);
    expect(text).toContain('route="none",status="404"');
    expect(text).not.toContain('/nowhere/9');
    expect(text).toContain('process_cpu_seconds_total');
  });

  it('leaves out a figure that cannot be had', async () => {
    const metrics = app.get(Metrics);
    metrics.gauge('known', 'A figure.', async () => ({ waiting: 3 }));
    metrics.gauge('unknown', 'A figure that cannot be had.', () => Promise.reject(new Error('away')));

    const text = await scrape();
    expect(text).toContain('casewright_known{of="waiting"} 3');
    expect(text).not.toContain('casewright_unknown{');
  });

  it('shows nothing else on its port', async () => {
    expect((await fetch(`http://127.0.0.1:${app.get(MetricsServer).port}/`)).status).toBe(404);
  });

  const scrape = async () => (await fetch(`http://127.0.0.1:${app.get(MetricsServer).port}/metrics`)).text();
});
