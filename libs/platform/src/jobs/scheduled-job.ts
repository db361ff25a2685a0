import { applyDecorators, Injectable, SetMetadata } from '@nestjs/common';

const SCHEDULE = 'casewright:job-schedule';

export interface JobSchedule {
  /** Recorded with the last run: renaming it makes the job due at once. */
  readonly name: string;
  readonly everySeconds: number;
  /** Also at each start of a worker. */
  readonly atStart?: boolean;
}

/** Runs in one worker at a time, and again after a crash: a repeat must do no harm. */
export interface ScheduledJob {
  run(): Promise<void>;
}

export const Scheduled = (schedule: JobSchedule): ClassDecorator =>
  applyDecorators(Injectable(), SetMetadata(SCHEDULE, schedule));

export const jobScheduleOf = (candidate: object): JobSchedule | undefined =>
  Reflect.getMetadata(SCHEDULE, candidate) as JobSchedule | undefined;
