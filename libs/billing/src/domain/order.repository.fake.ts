import type { Order } from './order';
import type { Orders } from './order.repository';

export class OrdersInMemory implements Orders {
  private readonly orders = new Map<string, Order>();

  add(order: Order): void {
    this.orders.set(order.id, order);
  }

  async findForUpdate(id: string): Promise<Order | undefined> {
    return this.orders.get(id);
  }
}
