import type { CommandBus, QueryBus } from '@nestjs/cqrs';
import { NOW } from '../domain/credit-account.fixture';
import { DIFFERENCES, UNKNOWN_ORDER } from '../domain/reconciliation';
import { FindOrderOfSession } from '../queries/find-order-of-session';
import { LastReconciled } from '../queries/last-reconciled';
import type { ConfirmPayment } from './confirm-payment';
import type { PaymentProvider } from './payment-provider';
import { PaymentsUnavailable } from './payment-provider.errors';
import { ReconcilePayments } from './reconcile-payments';

describe('reconciling with a provider that fails for a payment', () => {
  const sessionId = 'cs_1';

  it('continues with the others, and names it', async () => {
    const { reconciling, apply } = given(jest.fn().mockResolvedValue([{ sessionId }, { sessionId: 'cs_2' }]));

    const { differences } = await reconciling.run('test');

    expect(apply).toHaveBeenCalledTimes(2);
    expect(differences).toEqual([{ orderId: UNKNOWN_ORDER, sessionId, what: DIFFERENCES.notCompared }]);
  });

  it('stops if it is down', async () => {
    const updatesSince = jest.fn().mockResolvedValueOnce([{ sessionId }]).mockRejectedValue(new PaymentsUnavailable());
    const { reconciling, noted } = given(updatesSince);

    await expect(reconciling.run('test')).rejects.toThrow(PaymentsUnavailable);

    expect(noted).not.toHaveBeenCalled();
  });

  function given(updatesSince: jest.Mock) {
    const noted = jest.fn();
    const commands = { execute: noted } as unknown as CommandBus;
    const isOfList = (query: object) => !(query instanceof LastReconciled || query instanceof FindOrderOfSession);
    const queries = { execute: async (query: object) => (isOfList(query) ? [] : undefined) } as unknown as QueryBus;
    const payments = { updatesSince } as unknown as PaymentProvider;
    const apply = jest.fn().mockRejectedValueOnce(new PaymentsUnavailable()).mockResolvedValue({});
    const confirming = { apply } as unknown as ConfirmPayment;
    const reconciling = new ReconcilePayments(commands, queries, payments, confirming, { now: () => NOW });
    Object.assign(reconciling, { logger: { error: () => undefined } });
    return { reconciling, noted, apply };
  }
});
