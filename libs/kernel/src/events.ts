import type { DomainEvent } from './domain-event';

/** For changes to rows that no aggregate stands for. Collected like the events of aggregates. */
export abstract class Events {
  abstract record(event: DomainEvent): void;
}
