import { applyDecorators, Injectable, SetMetadata, type Type } from '@nestjs/common';

const HANDLER = 'casewright:event-handler';

export interface EventMetadata {
  /** The same at each delivery, so that what a handler makes of the event may use it as its own id. */
  readonly eventId: string;
  readonly occurredAt: Date;
}

/** Handles an integration event of any context. Runs in the worker, again after a crash: a repeat must do no harm. */
export interface EventHandler<Payload extends object> {
  /** A class of this context with the rules of `class-validator` that the payload must keep. */
  readonly payload: Type<Payload>;
  /** @throws PermanentFailure when trying again cannot help */
  handle(payload: Payload, metadata: EventMetadata): Promise<void>;
}

export interface HandlerRule {
  readonly event: string;
  /** Recorded with each event that was handled: renaming it handles those events again. */
  readonly name: string;
}

export const HandlesEvent = (rule: HandlerRule): ClassDecorator =>
  applyDecorators(Injectable(), SetMetadata(HANDLER, rule));

export const handlerRuleOf = (candidate: object): HandlerRule | undefined =>
  Reflect.getMetadata(HANDLER, candidate) as HandlerRule | undefined;
