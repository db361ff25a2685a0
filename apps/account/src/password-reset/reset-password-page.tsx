import { BackLink } from '@casewright/ui';
import { api, loadSession, paths, Problem } from '@casewright/web';
import { useMutation } from '@casewright/web/query';
import { Link, useNavigate } from '@casewright/web/router';
import { useState } from 'react';
import { AccessPage } from '../access/access-page';
import { notices } from '../access/notices';
import { forgetMailedTokens, mailedTokens } from './mailed-link';
import { NewPasswordForm } from './new-password-form';

/** Where the mailed link leads to. */
export function ResetPasswordPage() {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState({ password: '', confirmPassword: '' });
  const leave = () => {
    forgetMailedTokens();
    return navigate(paths.login, { replace: true });
  };

  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      const { accessToken = '', refreshToken = '' } = mailedTokens() ?? {};
      return api.post('/api/reset-password', { body: { accessToken, refreshToken, newPassword: chosen.password } });
    },
    onSuccess: async () => {
      notices.passwordUpdated();
      // Every session has ended, this browser's as well.
      await loadSession();
      return leave();
    },
    onError: (failure) => {
      if (!(failure instanceof Problem) || failure.status >= 500) return notices.resetFailed();
      if (failure.code !== 'identity.reset-link-invalid') return notices.passwordResetFailed(failure.title);
      notices.invalidResetLink();
      return leave();
    },
  });

  return (
    <AccessPage
      title="Choose a new password"
      lead="It signs out every session of your account."
      back={
        <BackLink to={paths.login} link={Link}>
          Back to Login
        </BackLink>
      }
    >
      <NewPasswordForm value={chosen} onChange={setChosen} isWorking={isPending} onSubmit={() => mutate()} />
    </AccessPage>
  );
}
