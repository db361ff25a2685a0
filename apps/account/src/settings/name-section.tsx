import { Button, Field } from '@casewright/ui';
import { api, Problem, renewSession, useSession } from '@casewright/web';
import { useMutation } from '@casewright/web/query';
import { useForm } from 'react-hook-form';
import { settingsForm, SettingsSection } from './settings-section';
import { tellFailure, tellSaved } from './settings-notices';

interface Names {
  readonly firstName: string;
  readonly lastName: string;
}

const NAME_MAX_LENGTH = 100;

export function NameSection() {
  const user = useSession((session) => (session.status === 'signed-in' ? session.user : undefined));
  const { register, handleSubmit, setError, reset, formState } = useForm<Names>({
    defaultValues: { firstName: user?.firstName ?? '', lastName: user?.lastName ?? '' },
  });
  const { errors, isDirty } = formState;

  const { mutate, isPending } = useMutation({
    mutationFn: (body: Names) => api.post('/api/account/name', { body }),
    onSuccess: (_, names) => {
      tellSaved('Your name has been changed.');
      reset(names);
      return renewSession();
    },
    onError: (failure) => {
      const fields = failure instanceof Problem ? failure.fields : {};
      for (const field of ['firstName', 'lastName'] as const) {
        if (fields[field]) setError(field, { message: 'This is no name that can be shown.' });
      }
      tellFailure(failure, 'Your name could not be changed.');
    },
  });

  return (
    <SettingsSection title="Name" lead="Shown to whom you write, and on what we send you.">
      <form noValidate aria-label="Name" className={settingsForm} onSubmit={handleSubmit((names) => mutate(names))}>
        <div className="grid gap-4.5 md:grid-cols-2">
          <Field
            label="First name"
            autoComplete="given-name"
            maxLength={NAME_MAX_LENGTH}
            error={errors.firstName?.message}
            {...register('firstName', { required: 'First name is required', setValueAs: trimmed })}
          />
          <Field
            label="Last name"
            autoComplete="family-name"
            maxLength={NAME_MAX_LENGTH}
            error={errors.lastName?.message}
            {...register('lastName', { required: 'Last name is required', setValueAs: trimmed })}
          />
        </div>
        <Button type="submit" kind="primary" className="justify-self-start" disabled={!isDirty || isPending}>
          {isPending ? 'Saving...' : 'Save name'}
        </Button>
      </form>
    </SettingsSection>
  );
}

const trimmed = (text: string): string => text.trim();
