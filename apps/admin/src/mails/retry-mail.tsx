import { Button, Callout } from '@casewright/ui';
import { RotateCw } from 'lucide-react';
import { useRef } from 'react';
import { useOpened } from '../list/use-opened';
import { mailName, useRetryMail, type DeadMail } from './queries';

export function RetryMail({ mail }: { readonly mail: DeadMail }) {
  const { retry, isPending, failure } = useRetryMail();
  return (
    <span className="inline-grid justify-items-end gap-1.5 max-md:justify-items-stretch">
      <Button size="small" isWorking={isPending} aria-label={`Retry ${mailName(mail)}`} onClick={() => retry(mail.id)}>
        {!isPending && <RotateCw aria-hidden className="size-4" />}
        Retry
      </Button>
      {failure && (
        <span role="alert" className="max-w-60 text-caption text-danger max-md:max-w-none max-md:text-left">
          {failure}
        </span>
      )}
    </span>
  );
}

/** In the side panel, which closes, since the email leaves the list. */
export function RetryOpenMail({ id }: { readonly id: string }) {
  const { close } = useOpened('row');
  const button = useRef<HTMLButtonElement>(null);
  const { retry, isPending, failure } = useRetryMail(() => {
    // Unless the panel was left meanwhile.
    if (button.current) close();
  });
  return (
    <>
      {failure && <Callout kind="danger">{failure}</Callout>}
      <Button ref={button} kind="primary" isWorking={isPending} onClick={() => retry(id)}>
        {!isPending && <RotateCw aria-hidden className="size-4" />}
        Retry
      </Button>
    </>
  );
}
