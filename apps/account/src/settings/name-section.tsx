import { NAME_FAULT, NAME_MAX_LENGTH, unreadableNameFault } from '@casewright/rules';
import { Field } from '@casewright/ui';
import { api, clearNotices, Problem, renewSession, useUser } from '@casewright/web';
import { useMutation } from '@casewright/web/query';
import { useForm } from '@casewright/ui/form';
import { SaveButton } from './save-button';
import { settingsForm, SettingsSection } from './settings-section';
import { notifyFailure, notifySaved } from './settings-notices';

interface Names {
  readonly firstName: string;
  readonly lastName: string;
}

export function NameSection() {
  const user = useUser();
  const { register, handleSubmit, setError, reset, formState } = useForm<Names>({
    defaultValues: { firstName: user?.firstName ?? '', lastName: user?.lastName ?? '' },
  });
  const { errors, isDirty } = formState;

  const { mutate, isPending, isSuccess } = useMutation({
    onMutate: clearNotices,
    mutationFn: (body: Names) => api.post('/api/account/name', { body }),
    onSuccess: (_, names) => {
      notifySaved('Your name has been updated.');
      reset(names);
      return renewSession();
    },
    onError: (failure) => {
      const fields = failure instanceof Problem ? failure.fields : {};
      for (const field of ['firstName', 'lastName'] as const) {
        if (fields[field]) setError(field, { message: NAME_FAULT });
      }
      notifyFailure(failure, 'We couldn’t update your name.');
    },
  });

  return (
    <SettingsSection title="Name" lead="Appears on your messages and our emails.">
      <form
        noValidate
        aria-label="Name"
        className={settingsForm}
        onSubmit={handleSubmit((names) => isDirty && mutate(names))}
      >
        <div className="grid gap-4.5 md:grid-cols-2">
          <Field
            label="First name"
            autoComplete="given-name"
            maxLength={NAME_MAX_LENGTH}
            error={errors.firstName?.message}
            {...register('firstName', {
              required: 'First name is required',
              setValueAs: trimmed,
              validate: unreadableNameFault,
            })}
          />
          <Field
            label="Last name"
            autoComplete="family-name"
            maxLength={NAME_MAX_LENGTH}
            error={errors.lastName?.message}
            {...register('lastName', {
              required: 'Last name is required',
              setValueAs: trimmed,
              validate: unreadableNameFault,
            })}
          />
        </div>
        <SaveButton isSaving={isPending} isSaved={isSuccess && !isDirty}>
          Save name
        </SaveButton>
      </form>
    </SettingsSection>
  );
}

const trimmed = (text: string): string => text.trim();
