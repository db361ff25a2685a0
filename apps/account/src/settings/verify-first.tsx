import { buttonLook, Callout } from '@casewright/ui';
import { verifyEmailOf } from '@casewright/web/paths';
import { Link } from '@casewright/web/router';
import type { ReactNode } from 'react';

interface VerifyFirstProps {
  readonly email: string;
  readonly children: ReactNode;
}

/** Replaces a section that requires a verified account. */
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
