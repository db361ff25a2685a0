import { api, Problem, renewSession } from '@casewright/web';
import { BackLink } from '@casewright/web/links';
import { paths } from '@casewright/web/paths';
import { useMutation } from '@casewright/web/query';
import { useNavigate } from '@casewright/web/router';
import { useState } from 'react';
import { AccessPage } from '../access/access-page';
import { notices } from '../access/notices';
import { showOnFields } from '../access/show-on-fields';
import { NewPasswordForm } from '../password-reset/new-password-form';
import { useNewPasswords } from '../password-reset/new-passwords';
import { resetLink } from './open-reset-link';

const SPENT = 'identity.reset-link-invalid';

/** The link is used up only when the password is set. */
export function ResetPasswordPage() {
  const navigate = useNavigate();
  const form = useNewPasswords();
  const [link] = useState(resetLink.read);
  const leave = () => {
    resetLink.forget();
    return navigate(paths.login, { replace: true });
  };
  const { mutate, isPending } = useMutation({
    mutationFn: (newPassword: string) =>
      api.post('/api/reset-password', {
        body: { accessToken: link?.accessToken ?? '', refreshToken: link?.refreshToken ?? '', newPassword },
      }),
    onSuccess: async () => {
      notices.passwordUpdated();
      // All sessions have ended, including this one.
      await renewSession();
      await leave();
    },
    onError: (failure) => {
      if (!(failure instanceof Problem) || failure.code === 'unknown') return notices.resetFailed();
      if (failure.code === SPENT) {
        notices.invalidResetLink();
        return leave();
      }
      showOnFields(failure, ['newPassword'], form.setError);
      notices.passwordResetFailed(failure.title);
    },
  });

  return (
    <AccessPage
      title={link?.isFirst ? 'Choose a Password' : 'Choose a New Password'}
      lead={
        link?.isFirst ? 'Choose a password to finish setting up your account.' : "You'll be signed out on all devices."
      }
      back={<BackLink to={paths.login}>Back to Login</BackLink>}
    >
      <NewPasswordForm form={form} isWorking={isPending} onSubmit={(newPassword) => mutate(newPassword)} />
    </AccessPage>
  );
}
