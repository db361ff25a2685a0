import { sellersTask } from '@casewright/rules';
import { caseOfPursuit, paths } from '@casewright/web/paths';
import { useQuery } from '@casewright/web/query';
import { Link } from '@casewright/web/router';
import { waitingPursuitsQuery } from '../pursuits/queries';

/** What waits for the seller, with links. */
export function WaitingLead() {
  const { data: waiting = [] } = useQuery(waitingPursuitsQuery);
  const [first, ...others] = waiting;
  if (!first?.caseState) return 'Your pursuits, credits, and messages in one place.';
  const task = sellersTask(first.caseState);
  return (
    <>
      Next for <span className="wrap-anywhere">{first.prospect}</span>:{' '}
      <Link to={caseOfPursuit(first.id)} className={look}>
        {task.charAt(0).toLowerCase() + task.slice(1)}
      </Link>
      .
      {others.length > 0 && (
        <>
          {' '}
          <Link to={paths.completionApprovals} className={`${look} whitespace-nowrap`}>
            {others.length === 1 ? '1 more case is' : `${others.length} more cases are`} waiting for you
          </Link>
          .
        </>
      )}
    </>
  );
}

const look = 'rounded-box font-semibold text-accent hover:text-accent-strong';
