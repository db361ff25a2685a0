import { Button, buttonLook, PageTitle } from '@casewright/ui';
import { notify, paths, settingsTab, signOut } from '@casewright/web';
import { useMutation } from '@casewright/web/query';
import { Link } from '@casewright/web/router';
import { ShieldCheck } from 'lucide-react';

interface TwoStepRequiredProps {
  /** Whether it is set up, and only this session was opened without it. */
  readonly isEnrolled: boolean;
}

/** An admin's password alone opens nothing that admins see. */
export function TwoStepRequired({ isEnrolled }: TwoStepRequiredProps) {
  // The guard of the page then leads to signing in, and back here.
  const again = useMutation({
    mutationFn: signOut,
    onError: () =>
      notify({ kind: 'error', title: 'Error', message: 'An unexpected error occurred. Please try again.' }),
  });
  return (
    <div className="mx-auto grid max-w-310 justify-items-start gap-6 px-4.5 py-16 md:px-8">
      <span className="grid size-12 place-items-center rounded-card bg-value-soft text-value">
        <ShieldCheck aria-hidden className="size-5" />
      </span>
      <PageTitle title="Two-step verification needed">
        {isEnrolled
          ? 'The admin area opens in a session that was signed in to with your second step or a passkey. This one was not.'
          : 'The admin area opens with a second step at sign-in: a code from an app on your phone, or a passkey. Set one up once in your settings.'}
      </PageTitle>
      <div className="flex flex-wrap gap-3">
        {isEnrolled ? (
          <Button kind="primary" disabled={again.isPending} onClick={() => again.mutate()}>
            Sign in again
          </Button>
        ) : (
          <Link to={settingsTab('security')} className={buttonLook('primary')}>
            Open security settings
          </Link>
        )}
        <Link to={paths.profile} className={buttonLook('secondary')}>
          Return to Dashboard
        </Link>
      </div>
    </div>
  );
}
