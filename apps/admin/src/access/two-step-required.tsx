import { AreaError, Button, buttonLook, LockedAreaPicture } from '@casewright/ui';
import { clearNotices, notify, signOutToReturn } from '@casewright/web';
import { paths, settingsTab } from '@casewright/web/paths';
import { useMutation } from '@casewright/web/query';
import { Link } from '@casewright/web/router';

interface TwoStepRequiredProps {
  /** Whether a second factor is set up, and only this session was opened without it. */
  readonly isEnrolled: boolean;
}

/** The admin area opens only in multi-factor sessions. */
export function TwoStepRequired({ isEnrolled }: TwoStepRequiredProps) {
  // Once signed out, the page's guard leads to the login page and back here.
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
