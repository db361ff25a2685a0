import type { DomainEvent } from './domain-event';

/** For changes without an aggregate. */
export abstract class Events {
  abstract record(event: DomainEvent): void;
}
