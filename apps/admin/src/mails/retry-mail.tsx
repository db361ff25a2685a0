import { Button } from '@casewright/ui';
import { RotateCw } from 'lucide-react';
import { useRef } from 'react';
import { useOpened } from '../list/use-opened';
import { mailName, useRetryMail, type DeadMail } from './queries';

export function RetryMail({ mail }: { readonly mail: DeadMail }) {
  const { mutate, isPending } = useRetryMail();
  return (
    <Button size="small" isWorking={isPending} aria-label={`Retry ${mailName(mail)}`} onClick={() => mutate(mail.id)}>
      {!isPending && <RotateCw aria-hidden className="size-4" />}
      Retry
    </Button>
  );
}

/** In the side panel, which closes, since the email leaves the list. */
export function RetryOpenMail({ id }: { readonly id: string }) {
  const { close } = useOpened('row');
  const button = useRef<HTMLButtonElement>(null);
  const { mutate, isPending } = useRetryMail(() => {
    // The panel was left meanwhile.
    if (!button.current) return;
    button.current.closest('section')?.querySelector<HTMLElement>('input[type="search"]')?.focus();
    close();
  });
  return (
    <Button ref={button} kind="primary" isWorking={isPending} onClick={() => mutate(id)}>
      {!isPending && <RotateCw aria-hidden className="size-4" />}
      Retry
    </Button>
  );
}
