import { NOW } from '../domain/credit-account.fixture';
import { PaymentUnknown } from '../domain/order.errors';
import { OrdersInMemory } from '../domain/order.repository.fake';
import { SaveCheckoutPage, SaveCheckoutPageHandler } from './save-checkout-page';
import { PlaceOrder, PlaceOrderHandler } from './place-order';

describe('placing an order', () => {
  const seller = crypto.randomUUID();
  const page = { sessionId: 'cs_1', url: 'https://pay.example/1' };

  it('fixes the package and its price', async () => {
    const { orders, place } = givenNoOrders();

    const placed = await place(new PlaceOrder(seller, 200));

    expect(placed).toEqual({ orderId: orders.all[0]?.id, credits: 200, amountCents: 17500, currency: 'usd' });
    expect(orders.all).toMatchObject([{ ownerId: seller, credits: 200, placedAt: NOW }]);
  });

  it('saves its checkout page, and keeps the first one', async () => {
    const { place, note } = givenNoOrders();
    const { orderId } = await place(new PlaceOrder(seller, 200));

    expect(await note(new SaveCheckoutPage(orderId, page))).toEqual(page);
    expect(await note(new SaveCheckoutPage(orderId, { sessionId: 'cs_2', url: 'https://pay.example/2' }))).toEqual(
      page,
    );
  });

  it('saves no page for an unknown order', async () => {
    const { note } = givenNoOrders();

    await expect(note(new SaveCheckoutPage(crypto.randomUUID(), page))).rejects.toThrow(PaymentUnknown);
  });

  function givenNoOrders() {
    const orders = new OrdersInMemory();
    const placing = new PlaceOrderHandler(orders, { now: () => NOW });
    const noting = new SaveCheckoutPageHandler(orders);
    return {
      orders,
      place: (command: PlaceOrder) => placing.execute(command),
      note: (command: SaveCheckoutPage) => noting.execute(command),
    };
  }
});
