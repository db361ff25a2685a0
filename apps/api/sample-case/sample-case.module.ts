import { Module } from '@nestjs/common';
import { SampleCaseController } from './sample-case.controller';

/** The sample case to download. */
@Module({ controllers: [SampleCaseController] })
export class SampleCaseModule {}
