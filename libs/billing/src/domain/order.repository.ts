import type { Order } from './order';

export abstract class Orders {
  abstract add(order: Order): void;

  /** Locked until the transaction ends: one payment is handled once at a time. */
  abstract findForUpdate(id: string): Promise<Order | undefined>;
}
