import { applyDecorators, Injectable, SetMetadata } from '@nestjs/common';

const SCHEDULE = 'casewright:job-schedule';

export interface JobSchedule {
  /** Stored with the last run: a renamed job is due immediately. */
  readonly name: string;
  readonly everySeconds: number;
  /** Also runs whenever a worker starts. */
  readonly atStart?: boolean;
  /** A run that takes longer loses its lease and counts as failed. 10 minutes by default. */
  readonly deadlineSeconds?: number;
}

/** Runs in one worker at a time, and again after a crash, so it must be idempotent. */
export interface ScheduledJob {
  run(): Promise<void>;
}

export const Scheduled = (schedule: JobSchedule): ClassDecorator =>
  applyDecorators(Injectable(), SetMetadata(SCHEDULE, schedule));

export const jobScheduleOf = (candidate: object): JobSchedule | undefined =>
  Reflect.getMetadata(SCHEDULE, candidate) as JobSchedule | undefined;
