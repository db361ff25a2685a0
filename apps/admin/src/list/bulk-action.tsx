import { Button, type ButtonKind } from '@casewright/ui';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { type BulkWork, useBulk } from './use-bulk';

const Dialog = lazy(() => import('@casewright/ui/dialog'));

interface BulkActionProps<Row> {
  /** Selected rows that the action applies to. */
  readonly rows: readonly Row[];
  readonly reselect: (rows: readonly Row[]) => void;
  readonly label: string;
  /** For example 'Approving'. */
  readonly working: string;
  readonly icon: ReactNode;
  readonly kind?: ButtonKind;
  readonly work: BulkWork<Row, undefined>;
  /** Confirmation, if the action cannot be undone. */
  readonly question?: ReactNode;
}

export function BulkAction<Row extends { readonly id: string }>(props: BulkActionProps<Row>) {
  const { rows, reselect, label, working, icon, kind = 'secondary', work, question } = props;
  const [isAsked, setAsked] = useState(false);
  const { run, isPending, progress, prompt } = useBulk(work);
  const start = () => run({ rows, input: undefined, reselect });
  if (rows.length === 0 && !isPending) return null;
  return (
    <>
      <Button kind={kind} size="small" isWorking={isPending} onClick={() => (question ? setAsked(true) : start())}>
        {!isPending && icon}
        {progress ? `${working} ${progress}` : `${label} (${rows.length})`}
      </Button>
      {isAsked && (
        <Suspense>
          <Dialog
            title={`${label} (${rows.length})?`}
            confirm={label}
            onConfirm={start}
            onClose={() => setAsked(false)}
          >
            {question}
          </Dialog>
        </Suspense>
      )}
      {prompt}
    </>
  );
}
