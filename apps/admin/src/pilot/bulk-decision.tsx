import { creditsText } from '@casewright/rules';
import { Button } from '@casewright/ui';
import { Check, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useBulk } from '../list/use-bulk';
import { ApproveForm, DeclineForm } from './decision-forms';
import { signupsList, type SignupRow } from './queries';
import { approving, declining } from './use-decision';

const Dialog = lazy(() => import('@casewright/ui/dialog'));

interface BulkDecisionProps {
  /** Undecided signups. */
  readonly signups: readonly SignupRow[];
  readonly reselect: (signups: readonly SignupRow[]) => void;
}

const nameOf = ({ contactName }: SignupRow): string => contactName;
const what = signupsList.what;

export function BulkDecision({ signups, reselect }: BulkDecisionProps) {
  const [deciding, setDeciding] = useState<'approve' | 'decline'>();
  const approval = useBulk({
    change: approving,
    nameOf,
    what,
    done: (count, credits: number) => `${signupsText(count)} approved with ${creditsText(credits)} each.`,
  });
  const refusal = useBulk({
    change: declining,
    nameOf,
    what,
    done: (count) => `${signupsText(count)} declined.`,
  });
  const close = () => setDeciding(undefined);
  const given = { to: signups.length === 1 ? '1 person' : `${signups.length} people` };
  return (
    <>
      <Button size="small" isWorking={approval.isPending} onClick={() => setDeciding('approve')}>
        {!approval.isPending && <Check aria-hidden className="size-4" />}
        {approval.progress ? `Approving ${approval.progress}` : 'Approve...'}
      </Button>
      <Button size="small" isWorking={refusal.isPending} onClick={() => setDeciding('decline')}>
        {!refusal.isPending && <X aria-hidden className="size-4" />}
        {refusal.progress ? `Declining ${refusal.progress}` : 'Decline...'}
      </Button>
      {deciding && (
        <Suspense>
          <Dialog
            title={`${deciding === 'approve' ? 'Approve' : 'Decline'} ${signupsText(signups.length)}?`}
            confirm={false}
            onClose={close}
            details={
              deciding === 'approve' ? (
                <ApproveForm
                  {...given}
                  isWorking={false}
                  onDecide={(input) => (close(), approval.run({ rows: signups, input, reselect }))}
                />
              ) : (
                <DeclineForm
                  {...given}
                  isWorking={false}
                  onDecide={(input) => (close(), refusal.run({ rows: signups, input, reselect }))}
                />
              )
            }
          >
            This can’t be undone. Signups that another admin has decided stay as they are.
          </Dialog>
        </Suspense>
      )}
      {approval.prompt}
      {refusal.prompt}
    </>
  );
}

const signupsText = (count: number): string => (count === 1 ? '1 signup' : `${count} signups`);
