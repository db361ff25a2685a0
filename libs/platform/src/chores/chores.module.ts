import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ForgetOldKeys } from '../idempotency/forget-old-keys';
import { Chores } from './chores';

/** For the worker only; with the platform's own. */
@Module({ imports: [DiscoveryModule], providers: [Chores, ForgetOldKeys] })
export class ChoresModule {}
