import { Button, Callout } from '@casewright/ui';
import { signOutToReturn } from '@casewright/web';
import { useMutation } from '@casewright/web/query';
import type { ReactNode } from 'react';
import { notices } from '../access/notices';

/** Explains why this session isn't enough. Signing in returns to this page. */
export function SignInAgain({ children }: { children: ReactNode }) {
  const { mutate, isPending } = useMutation({ mutationFn: signOutToReturn, onError: notices.unexpected });
  const again = (
    <Button size="small" isWorking={isPending} onClick={() => mutate()}>
      Sign in again
    </Button>
  );
  return (
    <Callout kind="info" action={again}>
      {children}
    </Callout>
  );
}
