import { applyDecorators, Injectable, SetMetadata, type Type } from '@nestjs/common';
import type { Lane } from './lanes';

const HANDLER = 'casewright:event-handler';

export interface EventMetadata {
  /** Stable across deliveries, so handlers can use it as an ID. */
  readonly eventId: string;
  readonly occurredAt: Date;
}

/** Handles an integration event in the worker. Repeated after a crash, so it must be idempotent. */
export interface EventHandler<Payload extends object> {
  /** This context's class with `class-validator` rules for the payload. */
  readonly payload: Type<Payload>;
  /** @throws PermanentFailure if retrying cannot help */
  handle(payload: Payload, metadata: EventMetadata): Promise<void>;
}

export interface HandlerRule {
  readonly event: string;
  /** Stored with handled events. Renaming it handles them again. */
  readonly name: string;
  /** `events` by default. An event goes to the slowest lane of its handlers. */
  readonly lane?: Lane;
}

export const HandlesEvent = (rule: HandlerRule): ClassDecorator =>
  applyDecorators(Injectable(), SetMetadata(HANDLER, rule));

export const handlerRuleOf = (candidate: object): HandlerRule | undefined =>
  Reflect.getMetadata(HANDLER, candidate) as HandlerRule | undefined;
