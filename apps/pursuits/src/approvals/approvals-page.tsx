import { CASE_STATE_LABELS, type CaseState, isSellersTurn, REVIEW_KIND_LABELS, sellersTask } from '@casewright/rules';
import {
  Badge,
  buttonLook,
  EmptyState,
  isEmptyList,
  Loaded,
  PageHeader,
  Panel,
  PursuitPicture,
  ShowOlder,
} from '@casewright/ui';
import { TermHint } from '@casewright/web/links';
import { caseOfPursuit, paths } from '@casewright/web/paths';
import { useInfiniteQuery, useQuery } from '@casewright/web/query';
import { Link } from '@casewright/web/router';
import { deliverablesOfCase, reviewsOfCase } from '../addresses';
import { approvalsQuery, reviewsToAnswerQuery, type ListedPursuit } from '../queries';

/** States in which the seller needs the deliverables. */
const WITH_DELIVERABLES: readonly CaseState[] = ['case-review', 'advocate-review', 'delivered'];

/** Cases and reviews that wait for the seller. */
export function ApprovalsPage() {
  const toAnswer = useQuery(reviewsToAnswerQuery);
  const list = useInfiniteQuery(approvalsQuery);
  const [reviews = [], rows = []] = [toAnswer.data, list.data];
  const isNothing = toAnswer.data && list.data && isEmptyList(reviews) && isEmptyList(rows);
  return (
    <>
      <PageHeader
        title="Completion Approvals"
        lead={
          <span className="relative block">
            Cases that are waiting for you. <TermHint of="completionApprovals" />
          </span>
        }
      />
      <Panel>
        {isNothing ? (
          <NothingWaits />
        ) : (
          <>
            <ul aria-label="Waiting for you" className="empty:hidden">
              {reviews.map(({ id, pursuitId, kind, ...pursuit }) => (
                <Task
                  key={id}
                  to={reviewsOfCase(pursuitId)}
                  task="Choose a time for a review"
                  badge={REVIEW_KIND_LABELS[kind]}
                  pursuit={pursuit}
                />
              ))}
              {rows.map((pursuit) => (
                <Waiting key={pursuit.id} pursuit={pursuit} />
              ))}
            </ul>
            <Loaded query={toAnswer} what="reviews" rows={1}>
              {() => null}
            </Loaded>
            <Loaded query={list} what="approvals">
              {() => <ShowOlder {...list} label="Show more" />}
            </Loaded>
          </>
        )}
      </Panel>
    </>
  );
}

function Waiting({ pursuit }: { readonly pursuit: ListedPursuit }) {
  const { id, caseState } = pursuit;
  // If only a review waits, the review is listed instead.
  if (!caseState || !isSellersTurn(caseState)) return null;
  return (
    <Task
      to={WITH_DELIVERABLES.includes(caseState) ? deliverablesOfCase(id) : caseOfPursuit(id)}
      task={sellersTask(caseState)}
      badge={CASE_STATE_LABELS[caseState]}
      pursuit={pursuit}
    />
  );
}

interface TaskProps {
  readonly to: string;
  readonly task: string;
  readonly badge: string;
  readonly pursuit: Pick<ListedPursuit, 'prospect' | 'opportunity'>;
}

function Task({ to, task, badge, pursuit: { prospect, opportunity } }: TaskProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0">
      <span className="min-w-0 flex-1 basis-60">
        <Link
          to={to}
          className="block rounded-box text-small font-semibold wrap-anywhere hover:text-accent max-md:py-2.5"
        >
          {task}
        </Link>
        <span className="block text-label wrap-anywhere text-ink-muted">
          {prospect}, {opportunity}
        </span>
      </span>
      <Badge tone="value">{badge}</Badge>
    </li>
  );
}

function NothingWaits() {
  return (
    <EmptyState
      picture={<PursuitPicture />}
      title="Nothing is waiting for you"
      level={2}
      action={
        <Link to={paths.pursuits} className={buttonLook()}>
          Current Pursuits
        </Link>
      }
    >
      Terms, reviews, and deliveries that need your attention appear here.
    </EmptyState>
  );
}
