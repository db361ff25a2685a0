import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ForgetOldKeys } from '../idempotency/forget-old-keys';
import { JobLeases } from './job-leases';
import { JobScheduler } from './job-scheduler';

/** For the worker only; with the platform's own. */
@Module({ imports: [DiscoveryModule], providers: [JobLeases, JobScheduler, ForgetOldKeys] })
export class JobsModule {}
