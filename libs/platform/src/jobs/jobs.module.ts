import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ForgetOldKeys } from '../idempotency/forget-old-keys';
import { ForgetOldMails } from '../mail/forget-old-mails';
import { JobLeases } from './job-leases';
import { JobScheduler } from './job-scheduler';

/** Worker only. Includes the platform's own jobs. */
@Module({ imports: [DiscoveryModule], providers: [JobLeases, JobScheduler, ForgetOldKeys, ForgetOldMails] })
export class JobsModule {}
