import type { Order } from './order';

export abstract class Orders {
  abstract add(order: Order): void;

  /** Locks until the transaction ends, so that a payment is handled once at a time. */
  abstract findForUpdate(id: string): Promise<Order | undefined>;
}
