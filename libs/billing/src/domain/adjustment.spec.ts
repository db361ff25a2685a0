import { Adjustment } from './adjustment';
import { RefundTooLarge } from './adjustment.errors';
import { NOW } from './credit-account.fixture';

describe('the refund of an order', () => {
  const refundOf = (credits: number) =>
    Adjustment.refund({ id: 'order', ownerId: 'dana', credits }, 'Bought by mistake', 'ada', NOW);

  it('is refused above 500 credits, before money is sent', () => {
    expect(refundOf(500).status).toBe('sending');
    expect(() => refundOf(501)).toThrow(RefundTooLarge);
  });
});
