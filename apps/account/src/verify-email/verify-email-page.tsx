import { BackLink, Button } from '@casewright/ui';
import { paths } from '@casewright/web';
import { Link, useLocation, useSearchParams } from '@casewright/web/router';
import { AccessPage, textLink } from '../access/access-page';
import { waitText } from '../access/wait-text';
import { CodeForm } from './code-form';
import { useResend } from './use-resend';
import { useVerification } from './use-verification';

export function VerifyEmailPage() {
  const [query] = useSearchParams();
  const { state } = useLocation() as { state: { codeSentAt?: number } | null };
  const email = query.get('email') ?? '';
  const verification = useVerification(email);
  const { resend, secondsLeft, isSending } = useResend(state?.codeSentAt);
  const address = <strong className="font-semibold wrap-anywhere text-ink">{email}</strong>;

  return (
    <AccessPage
      title="Verify your email"
      lead={
        verification.hasLink ? (
          <>Confirm that you read the mail of {address}, and your account is verified.</>
        ) : (
          <>We sent a 6-digit code to {address}. It is valid for 15 minutes.</>
        )
      }
      back={
        <BackLink to={paths.signUp} link={Link}>
          Back to Sign In
        </BackLink>
      }
      aside={
        <>
          No code?{' '}
          {secondsLeft > 0 ? (
            <span className="tabular-nums">Resend in {waitText(secondsLeft)}</span>
          ) : (
            <button type="button" className={textLink} disabled={isSending} onClick={resend}>
              Resend
            </button>
          )}
        </>
      }
    >
      {verification.hasLink ? (
        <Button kind="primary" size="large" disabled={verification.isWorking} onClick={verification.followLink}>
          {verification.isWorking ? 'Verifying...' : 'Verify Email'}
        </Button>
      ) : (
        <CodeForm verification={verification} />
      )}
    </AccessPage>
  );
}
