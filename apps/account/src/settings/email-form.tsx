import { WORK_EMAIL_MESSAGES, workEmailFailure } from '@casewright/rules';
import { Button, Callout, Field, PasswordField } from '@casewright/ui';
import { api, clearNotices } from '@casewright/web';
import { useMutation } from '@casewright/web/query';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from '@casewright/ui/form';
import { showOnFields } from '../access/show-on-fields';
import { useWorkEmailCheck } from '../access/use-work-email-check';
import { followedToken, forgetFollowedToken } from './open-settings';
import { notifyFailure } from './settings-notices';
import { settingsForm } from './settings-section';

interface Wanted {
  readonly email: string;
  readonly password: string;
}

/** Does not reveal whether the address is taken. */
export function EmailForm({ onRequested }: { onRequested: () => unknown }) {
  const { register, handleSubmit, setError, control, formState } = useForm<Wanted>({
    defaultValues: { email: '', password: '' },
  });
  const email = useWatch({ control, name: 'email' });
  const { errors, touchedFields } = formState;
  const wrongEmail = useWorkEmailCheck(email, touchedFields.email === true && email !== '');
  const { mutate, isPending } = useMutation({
    onMutate: clearNotices,
    mutationFn: (body: Wanted) => api.post('/api/account/email-change', { body }),
    onSuccess: onRequested,
    onError: (failure) => {
      showOnFields(failure, ['email', 'password'], setError);
      notifyFailure(failure, 'We couldn’t change your email address.');
    },
  });
  return (
    <>
      <ExpiredLink />
      <form
        noValidate
        aria-label="Email address"
        className={settingsForm}
        onSubmit={handleSubmit((wanted) => mutate(wanted))}
      >
        <Field
          label="New work email"
          type="email"
          autoComplete="email"
          error={errors.email?.message ?? wrongEmail}
          {...register('email', { setValueAs: (text: string) => text.trim(), validate: isAddress })}
        />
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...register('password', { required: 'Your password is required' })}
        />
        <Button type="submit" className="justify-self-start" isWorking={isPending}>
          {isPending ? 'Sending code...' : 'Change email'}
        </Button>
      </form>
    </>
  );
}

/** Checks only the format: the server's allow-list overrides domain rules. */
function isAddress(email: string): true | string {
  const failure = workEmailFailure(email);
  return failure === WORK_EMAIL_MESSAGES.required || failure === WORK_EMAIL_MESSAGES.malformed ? failure : true;
}

/** For a link whose change is no longer pending. */
function ExpiredLink() {
  const [isExpired] = useState(() => followedToken() !== undefined);
  useEffect(forgetFollowedToken, []);
  return isExpired && <Callout kind="danger">This link has expired or was already used.</Callout>;
}
