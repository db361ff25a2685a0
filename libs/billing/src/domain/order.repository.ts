import type { Order } from './order';

export abstract class Orders {
  abstract add(order: Order): void;

  /** Held until the transaction ends, so that all who hear of one payment take turns. */
  abstract findForUpdate(id: string): Promise<Order | undefined>;
}
