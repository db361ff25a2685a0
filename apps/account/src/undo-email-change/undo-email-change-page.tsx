import { Button } from '@casewright/ui';
import { api, clearNotices, Problem, renewSession } from '@casewright/web';
import { BackLink } from '@casewright/web/links';
import { paths } from '@casewright/web/paths';
import { useMutation } from '@casewright/web/query';
import { useNavigate } from '@casewright/web/router';
import { AccessPage } from '../access/access-page';
import { notices } from '../access/notices';
import { undoLink } from './open-undo-link';

const INVALID = 'identity.undo-link-invalid';

const CONSEQUENCES = [
  'Your account goes back to its previous email address.',
  'All devices are signed out, and the current password stops working.',
  'Passkeys and two-step verification set up since the change are removed. Recovery codes stop working.',
  'You choose a new password with a code we email to the previous address.',
];

/** Opened from the mail to the previous address. */
export function UndoEmailChangePage() {
  const navigate = useNavigate();
  const leaveFor = (path: string) => {
    undoLink.forget();
    return navigate(path, { replace: true });
  };
  const { mutate, isPending } = useMutation({
    onMutate: clearNotices,
    mutationFn: () => api.post('/api/undo-email-change', { body: { changeId: '', token: '', ...undoLink.read() } }),
    onSuccess: async () => {
      notices.emailChangeUndone();
      // All sessions have ended, including this one.
      await renewSession();
      await leaveFor(paths.passwordReset);
    },
    onError: (failure) => {
      if (!(failure instanceof Problem) || failure.code === 'unknown') return notices.unexpected();
      // A truncated link fails validation.
      if (failure.code !== INVALID && failure.status !== 422) return notices.error(failure.title);
      notices.invalidUndoLink();
      return leaveFor(paths.login);
    },
  });

  return (
    <AccessPage
      title="Undo Email Change"
      lead="Didn't change your email address? Undo the change and secure your account:"
      back={<BackLink to={paths.home}>Back to Home</BackLink>}
    >
      <ul className="grid gap-2.5 border-l-2 border-line pl-4 text-small text-pretty text-ink-muted">
        {CONSEQUENCES.map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
      </ul>
      <Button kind="danger" size="large" isWorking={isPending} onClick={() => mutate()}>
        {isPending ? 'Undoing...' : 'Undo the change'}
      </Button>
    </AccessPage>
  );
}
