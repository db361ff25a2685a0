import { BackLink, Button } from '@casewright/ui';
import { api, paths, Problem, renewSession } from '@casewright/web';
import { useMutation } from '@casewright/web/query';
import { Link, useNavigate } from '@casewright/web/router';
import { AccessPage } from '../access/access-page';
import { notices } from '../access/notices';
import { followedLink, forgetFollowedLink } from './open-undo-link';

const INVALID = 'identity.undo-link-invalid';

const CONSEQUENCES = [
  'Your account has its former email address again.',
  'Everyone is signed out, and the current password stops working.',
  'Passkeys and two-step verification that were set up since the change are removed, and recovery codes stop working.',
  'You choose a new password, with a code that we send to the former address.',
];

/** Where the link of the mail to a former address leads. Nothing is undone before it is said here. */
export function UndoEmailChangePage() {
  const navigate = useNavigate();
  const leaveFor = (path: string) => {
    forgetFollowedLink();
    return navigate(path, { replace: true });
  };
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.post('/api/undo-email-change', { body: { changeId: '', token: '', ...followedLink() } }),
    onSuccess: async () => {
      notices.emailChangeUndone();
      // Every session has ended, also one that this browser may have had.
      await renewSession();
      await leaveFor(paths.passwordReset);
    },
    onError: (failure) => {
      if (!(failure instanceof Problem) || failure.code === 'unknown') return notices.unexpected();
      // Whatever is wrong with a link that was cut short, it is the link.
      if (failure.code !== INVALID && failure.status !== 422) return notices.error(failure.title);
      notices.invalidUndoLink();
      return leaveFor(paths.login);
    },
  });

  return (
    <AccessPage
      title="Undo the Change of Email"
      lead="Do this when it was not you who gave your account another email address. What happens then:"
      back={
        <BackLink to={paths.home} link={Link}>
          Back to Home
        </BackLink>
      }
    >
      <ul className="grid gap-2.5 border-l-2 border-line pl-4 text-small text-pretty text-ink-muted">
        {CONSEQUENCES.map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
      </ul>
      <Button kind="danger" size="large" disabled={isPending} onClick={() => mutate()}>
        {isPending ? 'Undoing...' : 'Undo the Change'}
      </Button>
    </AccessPage>
  );
}
