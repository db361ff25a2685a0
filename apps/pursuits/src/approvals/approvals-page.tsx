import { CASE_STATE_LABELS, type CaseState } from '@casewright/rules';
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
import { paths } from '@casewright/web/paths';
import { useInfiniteQuery } from '@casewright/web/query';
import { Link } from '@casewright/web/router';
import { caseOfPursuit, deliverablesOfCase } from '../addresses';
import { tableQuery, type ListedPursuit } from '../queries';

const TASKS: Readonly<Partial<Record<CaseState, string>>> = {
  inputs: 'Send the data of your prospect',
  'new-terms': 'Accept or decline the new terms',
  'case-review': 'Review the case',
  'advocate-review': 'Review the case with your advocate',
  delivered: 'Present the case',
};

/** What is reviewed or presented is among the deliverables. */
const WITH_DELIVERABLES: readonly CaseState[] = ['case-review', 'advocate-review', 'delivered'];

/** All cases that stand still until the seller does something. */
export function ApprovalsPage() {
  const list = useInfiniteQuery(tableQuery({ waits: 'for-me', stage: 'open', sort: 'close' }));
  return (
    <>
      <PageHeader title="Completion Approvals" lead="Cases that are waiting for you." />
      <Panel>
        <Loaded query={list} what="approvals" isEmpty={isEmptyList} empty={<NothingWaits />}>
          {(rows) => (
            <>
              <ul aria-label="Waiting for you">
                {rows.map((pursuit) => (
                  <Waiting key={pursuit.id} pursuit={pursuit} />
                ))}
              </ul>
              <ShowOlder {...list} label="Show more" />
            </>
          )}
        </Loaded>
      </Panel>
    </>
  );
}

function Waiting({ pursuit: { id, prospect, opportunity, caseState } }: { readonly pursuit: ListedPursuit }) {
  if (!caseState) return null;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0">
      <span className="min-w-0 flex-1 basis-60">
        <Link
          to={WITH_DELIVERABLES.includes(caseState) ? deliverablesOfCase(id) : caseOfPursuit(id)}
          className="block rounded-box text-small font-semibold wrap-anywhere hover:text-accent max-md:py-2.5"
        >
          {TASKS[caseState] ?? CASE_STATE_LABELS[caseState]}
        </Link>
        <span className="block text-label wrap-anywhere text-ink-muted">
          {prospect}, {opportunity}
        </span>
      </span>
      <Badge tone="value">{CASE_STATE_LABELS[caseState]}</Badge>
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
      Terms, reviews, and deliveries of your cases that need you appear here.
    </EmptyState>
  );
}
