import { AreaError, Button, buttonLook, LockedAreaPicture } from '@casewright/ui';
import { clearNotices, notify, signOutToReturn } from '@casewright/web';
import { paths, settingsTab } from '@casewright/web/paths';
import { useMutation } from '@casewright/web/query';
import { Link } from '@casewright/web/router';

interface TwoStepRequiredProps {
  /** Whether a second factor is set up but was not used to sign in. */
  readonly isEnrolled: boolean;
}

/** Shown instead of the admin area in sessions without a second factor. */
export function TwoStepRequired({ isEnrolled }: TwoStepRequiredProps) {
  // After signing out, the route guard redirects to the login page and back here.
  const signInAgain = useMutation({
    onMutate: clearNotices,
    mutationFn: signOutToReturn,
    onError: () =>
      notify({ kind: 'error', title: 'Error', message: 'An unexpected error occurred. Please try again.' }),
  });
  return (
    <AreaError
      picture={<LockedAreaPicture />}
      title="Two-step verification required"
      actions={
        <>
          {isEnrolled ? (
            <Button kind="primary" isWorking={signInAgain.isPending} onClick={() => signInAgain.mutate()}>
              {signInAgain.isPending ? 'Signing out...' : 'Sign in again'}
            </Button>
          ) : (
            <Link to={settingsTab('security')} className={buttonLook('primary')}>
              Open security settings
            </Link>
          )}
          <Link to={paths.profile} className={buttonLook('secondary')}>
            Return to Dashboard
          </Link>
        </>
      }
    >
      {isEnrolled
        ? 'The admin area requires your second step or a passkey. Sign in again to use it.'
        : 'The admin area requires a second step at sign-in: a code from an app on your phone, or a passkey. Set one up in your settings.'}
    </AreaError>
  );
}
