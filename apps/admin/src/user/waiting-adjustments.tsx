import { countText } from '@casewright/rules';
import { Callout } from '@casewright/ui';
import { adminTab } from '@casewright/web/paths';
import { useQuery } from '@casewright/web/query';
import { Link } from '@casewright/web/router';
import { adjustmentTitle } from '../credits/labels';
import { userWaitingAdjustmentsQuery } from './queries';

/** Adjustments of this user's balance that a second admin has to approve. */
export function WaitingAdjustments({ id }: { readonly id: string }) {
  const { data } = useQuery(userWaitingAdjustmentsQuery(id));
  const [adjustment, ...others] = data?.rows ?? [];
  if (!data || !adjustment) return null;
  const isOne = others.length === 0;
  return (
    <Callout
      kind="value"
      action={
        <Link
          to={`${adminTab('credits')}?${isOne ? `row=${adjustment.id}` : `owner=${id}&state=waiting`}`}
          className="font-semibold text-accent hover:underline max-md:py-2.5"
        >
          Open in Credits
        </Link>
      }
    >
      {isOne
        ? `${adjustmentTitle(adjustment)} is waiting`
        : `${countText(data.total, data.isTotalExact)} adjustments are waiting`}{' '}
      for another admin’s approval.
    </Callout>
  );
}
