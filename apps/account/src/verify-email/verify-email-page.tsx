import { Button } from '@casewright/ui';
import { useUser } from '@casewright/web';
import { textIn, useAddress } from '@casewright/web/address';
import { BackLink } from '@casewright/web/links';
import { paths, verifyEmailOf } from '@casewright/web/paths';
import { Link, useNavigate } from '@casewright/web/router';
import { useEffect } from 'react';
import { AccessPage, textLink } from '../access/access-page';
import { notices } from '../access/notices';
import { Resend } from '../access/resend';
import { CodeForm } from './code-form';
import { usePendingVerification } from './use-pending-verification';
import { useResend } from './use-resend';
import { useVerification } from './use-verification';

const emailInAddress = textIn('email');

export function VerifyEmailPage() {
  const [email = ''] = useAddress(emailInAddress);
  const navigate = useNavigate();
  const verification = useVerification(email);
  const { isLoading, isCodeSent, otherEmail, retryAfterSeconds, asOf, refetch } = usePendingVerification(email);
  const { resend, secondsLeft, isSending } = useResend({
    retryAfterSeconds,
    asOf,
    isLocked: Boolean(verification.entry.locked),
    onSent: refetch,
  });
  const address = <strong className="font-semibold wrap-anywhere text-ink">{email}</strong>;

  // In another tab, or before the link was opened.
  const user = useUser();
  const isVerified = user?.email === email && user.emailVerified;
  const isLeaving = isVerified && !verification.isWorking;
  const { hasLink, forgetLink } = verification;
  useEffect(() => {
    if (!isLeaving) return;
    if (hasLink) {
      notices.alreadyVerified();
      forgetLink();
    }
    void navigate(paths.home, { replace: true });
  }, [isLeaving, hasLink, forgetLink, navigate]);

  const codeLead = isCodeSent ? (
    <>We emailed a 6-digit code to {address}. It expires in 15 minutes.</>
  ) : isLoading ? (
    <>Enter the 6-digit code for {address}.</>
  ) : (
    <>Enter the 6-digit code for {address}. If you don’t have one, request it below.</>
  );
  return (
    <AccessPage
      title="Verify your email"
      lead={verification.hasLink ? <>Confirm that {address} is your email address.</> : codeLead}
      back={<BackLink to={paths.signUp}>Back to Sign In</BackLink>}
      aside={
        <>
          {otherEmail ? 'This browser is verifying a different address.' : 'No code?'}{' '}
          {otherEmail ? (
            <Link to={verifyEmailOf(otherEmail)} replace className={textLink}>
              Verify {otherEmail}
            </Link>
          ) : (
            <Resend secondsLeft={secondsLeft} isSending={isSending} onResend={resend} />
          )}
        </>
      }
    >
      {verification.hasLink ? (
        <Button kind="primary" size="large" isWorking={verification.isWorking} onClick={verification.followLink}>
          {verification.isWorking ? 'Verifying...' : 'Verify email'}
        </Button>
      ) : (
        <CodeForm verification={verification} />
      )}
    </AccessPage>
  );
}
