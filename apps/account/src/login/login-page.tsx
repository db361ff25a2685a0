import { Button, Callout, Field, PasswordField } from '@casewright/ui';
import { clearNotices, mustVerify, Problem, signIn, useSession, type SignedInUser } from '@casewright/web';
import { BackLink } from '@casewright/web/links';
import { paths, verifyEmailOf } from '@casewright/web/paths';
import { useMutation } from '@casewright/web/query';
import { Link, useLocation, useNavigate } from '@casewright/web/router';
import { useEffect } from 'react';
import { AccessPage, textLink } from '../access/access-page';
import { notices } from '../access/notices';
import { useCountdown } from '../access/use-countdown';
import { waitText } from '../access/wait-text';
import { DeviceRefusal } from '@casewright/web/passkeys';
import { afterSignIn } from './after-sign-in';
import { useCredentials, type Credentials } from './use-credentials';
import { PasskeyButton } from './passkey-button';
import { SampleSummary } from './sample-summary';
import { SecondStepForm } from './second-step-form';
import { atSecondStep, isAtSecondStep, withoutStep } from './step';
import { usePasskeySignIn } from './use-passkey-sign-in';

export function LoginPage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { field, submitted, forgetPassword } = useCredentials();
  const { secondsLeft, waitFor } = useCountdown(0);

  const isUnconfirmed = new URLSearchParams(search).get('confirmed') === 'false';
  useEffect(() => {
    if (isUnconfirmed) notices.confirmationRequired();
  }, [isUnconfirmed]);

  const wasEnded = useSession((session) => session.status === 'signed-out' && session.wasEnded);
  useEffect(() => {
    // The page itself says so.
    if (wasEnded) clearNotices();
  }, [wasEnded]);

  const goOn = (user: SignedInUser) => {
    if (mustVerify(user)) notices.verificationRequired();
    return navigate(afterSignIn(user, search), { replace: true });
  };

  const tell = (failure: Error) => {
    if (failure instanceof DeviceRefusal) return failure.reason !== 'stopped' && notices.passkeyNotUsed();
    if (!(failure instanceof Problem) || failure.status >= 500) return notices.loginFailed();
    waitFor(failure.number('retryAfterSeconds') ?? 0);
    notices.authenticationFailed(failure.title);
  };

  const { mutate, isPending } = useMutation({
    mutationFn: ({ email, password }: Credentials) => signIn(email.trim(), password),
    onSuccess: (signedIn, { email }) => {
      if (signedIn === 'verify-email') {
        notices.verificationRequired();
        return navigate(verifyEmailOf(email.trim()), { replace: true });
      }
      if (signedIn !== 'second-step') return goOn(signedIn);
      forgetPassword();
      return navigate(atSecondStep(search));
    },
    onError: tell,
  });
  const isAtCode = isAtSecondStep(search);
  const passkey = usePasskeySignIn({ hasField: !isAtCode, onSignedIn: goOn, onFailed: tell });
  const otherWay = (
    <PasskeyButton
      isWaiting={passkey.isPending}
      isDisabled={isPending || secondsLeft > 0}
      onClick={() => passkey.signIn()}
    />
  );

  if (isAtCode) {
    const password = withoutStep(search);
    return (
      <AccessPage
        title="Two-step verification"
        lead="Enter your second step to finish signing in."
        back={<BackLink to={password}>Back to Login</BackLink>}
      >
        <SecondStepForm onSignedIn={goOn} onForgotten={() => navigate(password, { replace: true })} />
        {otherWay}
      </AccessPage>
    );
  }

  return (
    <AccessPage
      title="Login"
      lead="Use your work email."
      showcase={<SampleSummary />}
      back={<BackLink to={paths.home}>Back to Home</BackLink>}
      aside={
        <>
          New to Casewright?{' '}
          <Link to={paths.signUp} className={textLink}>
            Create an Account
          </Link>
        </>
      }
    >
      {wasEnded && (
        <Callout kind="info">You were signed out. Your session expired or was ended on another device.</Callout>
      )}
      <form
        noValidate
        aria-label="Login"
        className="grid gap-4.5"
        onSubmit={submitted((answers) => secondsLeft === 0 && mutate(answers))}
      >
        <Field label="Email" type="email" autoComplete="username webauthn" {...field('email')} />
        <div className="relative max-md:mt-1.5">
          <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
          <Link
            to={paths.passwordReset}
            className={`absolute top-0 right-0 text-label max-md:-top-6 max-md:flex max-md:h-11 max-md:items-end max-md:pb-0.5 ${textLink}`}
          >
            Forgot password?
          </Link>
        </div>
        <Button type="submit" kind="primary" size="large" isWorking={isPending} disabled={secondsLeft > 0}>
          {secondsLeft > 0 ? `Try again in ${waitText(secondsLeft)}` : isPending ? 'Signing in...' : 'Login'}
        </Button>
      </form>
      {otherWay}
    </AccessPage>
  );
}
