import { applyDecorators, Injectable, SetMetadata } from '@nestjs/common';

const CHORE = 'casewright:chore';

export interface ChoreRule {
  /** What is recorded as done: renaming it makes it due at once. */
  readonly name: string;
  readonly everySeconds: number;
  /** Also at each start of a worker, however lately it was done. */
  readonly atStart?: boolean;
}

/** What has to be done now and then. Runs in one worker at a time, and again after a crash: a repeat must do no harm. */
export interface DoesChore {
  run(): Promise<void>;
}

/** Makes a provider of a module that only the worker has a chore, done every so often. */
export const Chore = (rule: ChoreRule): ClassDecorator => applyDecorators(Injectable(), SetMetadata(CHORE, rule));

/** When a class is to run, if it is a chore. */
export const choreRuleOf = (candidate: object): ChoreRule | undefined =>
  Reflect.getMetadata(CHORE, candidate) as ChoreRule | undefined;
