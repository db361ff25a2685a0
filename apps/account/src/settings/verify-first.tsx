import { buttonLook, Callout } from '@casewright/ui';
import { verifyEmailOf } from '@casewright/web';
import { Link } from '@casewright/web/router';
import type { ReactNode } from 'react';

interface VerifyFirstProps {
  readonly email: string;
  /** Why. */
  readonly children: ReactNode;
}

/** In the place of what is for verified accounts. */
export function VerifyFirst({ email, children }: VerifyFirstProps) {
  return (
    <Callout
      kind="value"
      action={
        <Link to={verifyEmailOf(email)} className={buttonLook('secondary', 'small')}>
          Verify email
        </Link>
      }
    >
      {children}
    </Callout>
  );
}
