import { ADVOCATE_LIMITS, ADVOCATE_LINK_DAYS, EMAIL_MAX_LENGTH } from '@casewright/rules';
import { Button, Field } from '@casewright/ui';
import { useForm } from '@casewright/ui/form';
import { api, clearNotices, newIdempotencyKey, notify, Problem, titleOf, worthAnotherTry } from '@casewright/web';
import { useMutation } from '@casewright/web/query';
import { useState } from 'react';
import { pursuitsChanged } from '../queries';

interface Invited {
  readonly name: string;
  readonly email: string;
}

interface InviteAdvocateProps {
  readonly caseId: string;
  /** Contacts marked as advocates who have no link yet. The first one is proposed. */
  readonly advocates: readonly Invited[];
  readonly onClose: () => void;
}

export function InviteAdvocate({ caseId, advocates, onClose }: InviteAdvocateProps) {
  const [key, renewKey] = useState(newIdempotencyKey);
  const { register, handleSubmit, setError, formState, reset } = useForm<Invited>({
    defaultValues: advocates[0] ?? { name: '', email: '' },
  });
  const { mutate, isPending } = useMutation({
    onMutate: clearNotices,
    retry: worthAnotherTry,
    mutationFn: (body: Invited) =>
      api.post('/api/cases/{id}/advocate-links', {
        path: { id: caseId },
        body,
        idempotencyKey: key,
      }),
    onSuccess: async (_, { email }) => {
      await pursuitsChanged();
      notify({ title: 'Link sent', message: `We emailed ${email}.`, kind: 'success' });
      onClose();
    },
    onError: (failure) => {
      // A corrected invitation needs a new idempotency key.
      if (failure instanceof Problem) renewKey(newIdempotencyKey());
      const fields = failure instanceof Problem ? failure.fields : {};
      if (fields['name']) setError('name', { message: 'Enter a valid name.' });
      if (fields['email']) setError('email', { message: 'Enter a valid email address.' });
      if (!fields['name'] && !fields['email'])
        notify({ title: 'Error', message: titleOf(failure, 'We couldn’t send the link. Try again.'), kind: 'error' });
    },
  });
  return (
    <form
      noValidate
      aria-label="Send a link"
      className="grid gap-3"
      onSubmit={(event) => void handleSubmit((body) => mutate(body))(event)}
    >
      {advocates.length > 1 && (
        <div role="group" aria-label="Advocates of this pursuit" className="flex flex-wrap gap-2">
          {advocates.map((advocate) => (
            <Button key={advocate.email} size="small" kind="quiet" onClick={() => reset(advocate)}>
              {advocate.name}
            </Button>
          ))}
        </div>
      )}
      <Field
        label="Name"
        autoComplete="off"
        autoFocus
        maxLength={ADVOCATE_LIMITS.name}
        error={formState.errors.name?.message}
        {...register('name', { required: 'Enter a name.' })}
      />
      <Field
        label="Email"
        type="email"
        autoComplete="off"
        maxLength={EMAIL_MAX_LENGTH}
        hint={`The link opens once, within ${ADVOCATE_LINK_DAYS} days.`}
        error={formState.errors.email?.message}
        {...register('email', { required: 'Enter an email address.' })}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind="primary" size="small" isWorking={isPending}>
          Send
        </Button>
        <Button kind="quiet" size="small" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
