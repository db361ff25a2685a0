import { Button, type ButtonKind, Callout } from '@casewright/ui';
import Dialog from '@casewright/ui/dialog';
import type { Problem } from '@casewright/web';
import type { ReactNode } from 'react';
import { areShown } from './send-change';
import { type Change, useChange } from './use-change';

interface ChangeDialogProps {
  readonly title: string;
  readonly confirm: string;
  readonly kind?: ButtonKind;
  readonly change: Change;
  readonly onClose: () => void;
  /** Of the form behind the dialog. If only these have errors, the dialog closes and the form shows them. */
  readonly fields?: readonly string[];
  /** Receives the errors of `fields`. */
  readonly onInvalid?: (errors: Problem['fields']) => void;
  readonly children: ReactNode;
}

/** Confirms a change. Closes with the answer, while what it shows is still refetched. */
export function ChangeDialog({
  title,
  confirm,
  kind = 'primary',
  change,
  onClose,
  fields = [],
  onInvalid,
  children,
}: ChangeDialogProps) {
  const { make, isPending, failure, prompt } = useChange();
  const makeAndClose = async () => {
    const onMade = () => {
      change.onMade?.();
      onClose();
    };
    const outcome = await make({ ...change, onMade });
    if (!areShown(outcome.fields, fields)) return;
    onInvalid?.(outcome.fields);
    onClose();
  };
  return (
    <>
      <Dialog
        title={title}
        onClose={onClose}
        details={failure && <Callout kind="danger">{failure}</Callout>}
        confirm={
          <Button kind={kind} isWorking={isPending} onClick={() => void makeAndClose()}>
            {confirm}
          </Button>
        }
      >
        {children}
      </Dialog>
      {prompt}
    </>
  );
}
