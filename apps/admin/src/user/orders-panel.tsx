import { Badge, Button, creditText, Loaded, MoneyAmount, Panel, Table } from '@casewright/ui';
import { formatDate } from '@casewright/web';
import { useQuery } from '@casewright/web/query';
import { lazy, Suspense, useState } from 'react';
import { isRefundable, orderStateText } from './order-state';
import { type UserOrder, userOrdersQuery } from './queries';

const RefundDialog = lazy(async () => ({ default: (await import('./refund-dialog')).RefundDialog }));

export function OrdersPanel({ id }: { readonly id: string }) {
  const orders = useQuery(userOrdersQuery(id));
  const [refunding, setRefunding] = useState<UserOrder>();
  if (orders.data?.rows.length === 0) return null;
  return (
    <Panel title="Orders">
      <Loaded query={orders} what="orders" rows={2}>
        {({ rows }) => (
          <Table
            caption="Orders of this user"
            rows={rows}
            rowKey={(order) => order.id}
            columns={[
              {
                title: 'Order',
                isRowHeader: true,
                cell: ({ credits }) => `${creditText(credits)} credits`,
              },
              { title: 'Placed', cell: ({ placedAt }) => formatDate(placedAt) },
              {
                title: 'State',
                cell: (order) => (
                  <Badge tone={isRefundable(order) ? 'accent' : 'neutral'}>{orderStateText(order)}</Badge>
                ),
              },
              { title: 'Price', align: 'right', cell: ({ amountCents }) => <MoneyAmount cents={amountCents} /> },
              {
                title: 'Refund',
                isTitleHidden: true,
                align: 'right',
                cell: (order) =>
                  isRefundable(order) && (
                    <Button size="small" onClick={() => setRefunding(order)}>
                      Refund
                    </Button>
                  ),
              },
            ]}
          />
        )}
      </Loaded>
      {refunding && (
        <Suspense>
          <RefundDialog order={refunding} onClose={() => setRefunding(undefined)} />
        </Suspense>
      )}
    </Panel>
  );
}
