import { Module } from '@nestjs/common';
import { SampleCaseController } from './sample-case.controller';

@Module({ controllers: [SampleCaseController] })
export class SampleCaseModule {}
