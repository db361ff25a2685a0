import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Chores } from './chores';

/** For the worker only. */
@Module({ imports: [DiscoveryModule], providers: [Chores] })
export class ChoresModule {}
