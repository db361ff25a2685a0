import { Button, type ButtonKind, Callout } from '@casewright/ui';
import Dialog from '@casewright/ui/dialog';
import type { Problem } from '@casewright/web';
import type { ReactNode } from 'react';
import { type Change, useChange } from './use-change';

interface ChangeDialogProps {
  readonly title: string;
  readonly confirm: string;
  readonly kind?: ButtonKind;
  readonly change: Change;
  readonly onClose: () => void;
  /** Receives server-side errors of fields. Then the dialog closes, since the fields are behind it. */
  readonly onInvalid?: (fields: Problem['fields']) => void;
  readonly children: ReactNode;
}

/** Confirms a change. Closes once it was made. */
export function ChangeDialog({
  title,
  confirm,
  kind = 'primary',
  change,
  onClose,
  onInvalid,
  children,
}: ChangeDialogProps) {
  const { make, isPending, failure, prompt } = useChange();
  const makeAndClose = async () => {
    const { isMade, fields } = await make(change);
    const isInvalid = onInvalid && Object.keys(fields).length > 0;
    if (isInvalid) onInvalid(fields);
    if (isMade || isInvalid) onClose();
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
