import { WORK_EMAIL_MESSAGES, workEmailFailure } from '@casewright/rules';
import { Button, buttonLook, Field } from '@casewright/ui';
import { Link } from '@casewright/web/router';
import { useWatch, type UseFormReturn } from '@casewright/ui/form';
import { notices } from '../access/notices';
import { waitText } from '../access/wait-text';
import { useWorkEmailCheck } from '../access/use-work-email-check';
import { addressOf } from './steps';
import type { useRequest } from './use-request';

export interface ResetRequest {
  readonly email: string;
}

interface RequestFormProps {
  readonly form: UseFormReturn<ResetRequest>;
  readonly mail: ReturnType<typeof useRequest>;
}

export function RequestForm({ form, mail }: RequestFormProps) {
  const { register, handleSubmit, setError, setFocus, control, formState } = form;
  const email = useWatch({ control, name: 'email' }).trim();
  const wrongEmail = useWorkEmailCheck(email, formState.touchedFields.email === true && email !== '');
  const secondsLeft = mail.secondsLeftFor(email);

  const submit = handleSubmit(() => {
    const wrong = workEmailFailure(email);
    // The server decides on domains.
    if (wrong !== WORK_EMAIL_MESSAGES.required && wrong !== WORK_EMAIL_MESSAGES.malformed) return mail.request(email);
    setError('email', { message: wrong });
    setFocus('email');
    notices.workEmailRequired(wrong);
  });

  return (
    <form noValidate aria-label="Reset Password" className="grid gap-4.5" onSubmit={submit}>
      <Field
        label="Work email"
        type="email"
        autoComplete="username"
        // Only on returning to this step; on arrival, the heading gets the focus.
        autoFocus={formState.isDirty}
        error={formState.errors.email?.message ?? wrongEmail}
        {...register('email')}
      />
      <Button type="submit" kind="primary" size="large" isWorking={mail.isWorking} disabled={secondsLeft > 0}>
        {secondsLeft > 0
          ? `Send another in ${waitText(secondsLeft)}`
          : mail.isWorking
            ? 'Sending...'
            : 'Send reset code'}
      </Button>
      {secondsLeft > 0 && (
        <Link to={addressOf('code')} className={buttonLook('secondary', 'large')}>
          Enter the code
        </Link>
      )}
    </form>
  );
}
