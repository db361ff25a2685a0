import { DomainError } from '@casewright/kernel';
import { Controller, Get, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { setTimeout as pause } from 'node:timers/promises';
import { prepared, SqlReader } from '../persistence/sql-reader';
import { Access } from './access';
import { RateLimits } from './rate-limit';

const ping = prepared<{ one: number }>('platform.ping', 'select 1 as one');

/** Gives load balancers time to notice while requests are still served. */
const SHUTDOWN_DELAY_MS = 1_500;

@Injectable()
export class Readiness implements BeforeApplicationShutdown {
  private isStopping = false;

  constructor(
    private readonly sql: SqlReader,
    private readonly limits: RateLimits,
  ) {}

  async beforeApplicationShutdown(signal?: string): Promise<void> {
    this.isStopping = true;
    if (signal) await pause(SHUTDOWN_DELAY_MS);
  }

  /** @throws NotReady naming what is missing. Redis is optional: the process also serves without it. */
  async check(): Promise<{ status: 'ready'; redis: 'up' | 'down' }> {
    if (this.isStopping) throw new NotReady('stopping');
    await this.sql.read(ping, []).catch(() => {
      throw new NotReady('database');
    });
    return { status: 'ready', redis: this.limits.isShared ? 'up' : 'down' };
  }
}

class NotReady extends DomainError {
  readonly code = 'platform.not-ready';
  readonly kind = 'unavailable';

  constructor(missing: 'stopping' | 'database') {
    super('This process isn’t ready for requests.', { missing });
  }
}

@Controller('health')
@Access('anyone')
@ApiExcludeController()
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  @Get('live')
  live(): { status: 'live' } {
    return { status: 'live' };
  }

  @Get('ready')
  ready(): Promise<{ status: 'ready'; redis: 'up' | 'down' }> {
    return this.readiness.check();
  }
}
