import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { plainToInstance } from 'class-transformer';
import { validate, type ValidationError } from 'class-validator';
import { type EventHandler, type EventMetadata, handlerRuleOf } from './event-handler';
import { type Lane, LANES } from './lanes';
import { PermanentFailure } from './permanent-failure';

export interface NamedHandler {
  readonly event: string;
  readonly name: string;
  readonly lane?: Lane;
  run(payload: object, metadata: EventMetadata): Promise<void>;
  /** @throws PermanentFailure naming the broken rules */
  validate(payload: object): Promise<object>;
}

@Injectable()
export class EventHandlers {
  private known: readonly NamedHandler[] | undefined;

  constructor(private readonly discovery: DiscoveryService) {}

  all(): readonly NamedHandler[] {
    return (this.known ??= this.discover());
  }

  of(event: string): readonly NamedHandler[] {
    return this.all().filter((handler) => handler.event === event);
  }

  laneOf(event: string): Lane {
    const lanes = this.of(event).map(({ lane = LANES[0] }) => LANES.indexOf(lane));
    return LANES[Math.max(0, ...lanes)] ?? LANES[0];
  }

  private discover(): readonly NamedHandler[] {
    return this.discovery.getProviders().flatMap(({ metatype, instance }) => {
      const rule = metatype ? handlerRuleOf(metatype) : undefined;
      const handler = instance as EventHandler<object>;
      return rule ? [{ ...rule, validate: validatorOf(handler), run: runnerOf(handler) }] : [];
    });
  }
}

const runnerOf =
  (handler: EventHandler<object>): NamedHandler['run'] =>
  async (payload, metadata) =>
    handler.handle(await validatorOf(handler)(payload), metadata);

const validatorOf =
  ({ payload: type }: EventHandler<object>): NamedHandler['validate'] =>
  async (payload) => {
    const instance = plainToInstance(type, payload);
    const wrong = await validate(instance, { forbidUnknownValues: false });
    if (wrong.length > 0) throw new PermanentFailure(`The payload breaks ${wrong.flatMap(rulesOf).join(', ')}.`);
    return instance;
  };

/** Names fields and rules, never values, since the message is logged. */
function rulesOf({ property, constraints, children = [] }: ValidationError): string[] {
  const own = Object.keys(constraints ?? {}).map((rule) => `${property}:${rule}`);
  return [...own, ...children.flatMap((child) => rulesOf(child).map((rule) => `${property}.${rule}`))];
}
