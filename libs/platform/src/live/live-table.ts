import type { Type } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type EventHandler, HandlesEvent } from '../queue/event-handler';
import { LiveBus } from './live-bus';

interface LiveRule<Payload extends object> {
  readonly name: string;
  readonly on: string;
  readonly payload: Type<Payload>;
  readonly to: (payload: Payload, queries: QueryBus) => readonly string[] | Promise<readonly string[]>;
  readonly topics: readonly string[];
}

export type LiveLine = LiveRule<object>;

export const live = <Payload extends object>({ to, ...rule }: LiveRule<Payload>): LiveLine => ({
  ...rule,
  to: (payload, queries) => to(payload as Payload, queries),
});

export const liveHandlers = (table: readonly LiveLine[]): Type[] =>
  table.map(({ name, on, payload: type, to, topics }) => {
    @HandlesEvent({ event: on, name })
    class LiveHandler implements EventHandler<object> {
      readonly payload = type;

      constructor(
        private readonly bus: LiveBus,
        private readonly queries: QueryBus,
      ) {}

      async handle(payload: object): Promise<void> {
        await this.bus.publish({ userIds: await to(payload, this.queries), topics });
      }
    }
    return LiveHandler;
  });
