import { WORK_EMAIL_MESSAGES, workEmailFailure } from '@casewright/rules';
import { Button, Callout, Field, PasswordField } from '@casewright/ui';
import { api } from '@casewright/web';
import { useMutation } from '@casewright/web/query';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { showOnFields } from '../access/show-on-fields';
import { useWorkEmailCheck } from '../sign-up/use-work-email-check';
import { followedToken, forgetFollowedToken } from './open-settings';
import { tellFailure } from './settings-notices';
import { settingsForm } from './settings-section';

interface Wanted {
  readonly email: string;
  readonly password: string;
}

/** Asks for another address. Says nothing of whether somebody has it. */
export function EmailForm({ onRequested }: { onRequested: () => unknown }) {
  const { register, handleSubmit, setError, control, formState } = useForm<Wanted>({
    defaultValues: { email: '', password: '' },
  });
  const email = useWatch({ control, name: 'email' });
  const { errors, touchedFields } = formState;
  const wrongEmail = useWorkEmailCheck(email, touchedFields.email === true && email !== '');
  const { mutate, isPending } = useMutation({
    mutationFn: (body: Wanted) => api.post('/api/account/email-change', { body }),
    onSuccess: onRequested,
    onError: (failure) => {
      showOnFields(failure, ['email', 'password'], setError);
      tellFailure(failure, 'Your email address could not be changed.');
    },
  });
  return (
    <>
      <LinkInVain />
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
        <Button type="submit" kind="primary" className="justify-self-start" disabled={isPending}>
          {isPending ? 'One moment...' : 'Change email'}
        </Button>
      </form>
    </>
  );
}

/** Whose domain is let in is for the server to say: its list of exceptions wins over every rule. */
function isAddress(email: string): true | string {
  const failure = workEmailFailure(email);
  return failure === WORK_EMAIL_MESSAGES.required || failure === WORK_EMAIL_MESSAGES.malformed ? failure : true;
}

/** For who followed the link of a mail when nothing waits any more. */
function LinkInVain() {
  const [isInVain] = useState(() => followedToken() !== undefined);
  useEffect(forgetFollowedToken, []);
  return (
    isInVain && (
      <Callout kind="danger">
        The link that you followed is no longer valid: no change of your address is waiting.
      </Callout>
    )
  );
}
