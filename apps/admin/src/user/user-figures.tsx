import { creditText, Panel, Stat } from '@casewright/ui';
import { formatDate } from '@casewright/web';
import { useQuery } from '@casewright/web/query';
import { type User, userBalanceQuery, userCasesQuery, userOrdersQuery } from './queries';

/** As high as a figure. */
const UNKNOWN = '\u00a0';

export function UserFigures({ user: { id, lastSeenAt } }: { readonly user: User }) {
  const { data: balance } = useQuery(userBalanceQuery(id));
  const { data: cases } = useQuery(userCasesQuery(id));
  const { data: orders } = useQuery(userOrdersQuery(id));
  const paid = orders?.rows.find(({ status }) => status === 'credited');
  return (
    <Panel>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 md:grid-cols-5">
        <Stat label="Balance" value={balance && creditText(balance.balance)} unit="credits" />
        <Stat
          label={balance && balance.debt > 0 ? 'Owed' : 'On hold'}
          value={balance && creditText(balance.debt > 0 ? balance.debt : balance.held)}
          unit="credits"
        />
        <Stat label="Last purchase" value={orders ? (paid ? formatDate(paid.placedAt) : 'None') : UNKNOWN} />
        <Stat label="Cases" value={cases ? `${cases.rows.length}${cases.next ? '+' : ''}` : UNKNOWN} />
        <Stat label="Last seen" value={lastSeenAt ? formatDate(lastSeenAt) : 'Not signed in'} />
      </dl>
    </Panel>
  );
}
