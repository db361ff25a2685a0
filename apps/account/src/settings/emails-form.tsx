import { Checkbox, Select } from '@casewright/ui';
import { useForm, useWatch } from '@casewright/ui/form';
import { api, clearNotices, type Body } from '@casewright/web';
import { useMutation } from '@casewright/web/query';
import { SaveButton } from './save-button';
import { notifyFailure, notifySaved } from './settings-notices';
import { settingsForm } from './settings-section';

export type Preferences = Body<'put', '/api/account/mail-preferences'>;

const KINDS = [
  ['messages', 'Unread messages', 'What you haven’t read, unless you have Casewright open'],
  ['cases', 'Cases', 'When a case starts, needs you, or resumes'],
  ['receipts', 'Receipts', 'When you buy credits'],
  ['updates', 'Product news', 'New features, a few times a year'],
] as const;

export function EmailsForm({ preferences }: { preferences: Preferences }) {
  const {
    register,
    handleSubmit,
    reset,
    control,
    formState: { isDirty },
  } = useForm<Preferences>({ defaultValues: withOwnZone(preferences) });
  const [messages, cadence, timeZone] = useWatch({ control, name: ['messages', 'cadence', 'timeZone'] });

  const { mutate, isPending, isSuccess } = useMutation({
    onMutate: clearNotices,
    mutationFn: (body: Preferences) => api.put('/api/account/mail-preferences', { body }),
    onSuccess: (_, saved) => {
      notifySaved('Your email settings have been updated.');
      reset(saved);
    },
    onError: (failure) => notifyFailure(failure, 'We couldn’t update your email settings.'),
  });
  const isSaved = isSuccess && !isDirty;

  return (
    <form noValidate aria-label="Emails" className={settingsForm} onSubmit={handleSubmit((answers) => mutate(answers))}>
      <fieldset className="grid gap-3.5 max-md:gap-0">
        <legend className="mb-3 text-label font-semibold max-md:mb-0">Email me about</legend>
        {KINDS.map(([kind, name, what]) => (
          <Checkbox key={kind} {...register(kind)}>
            <span className="block font-medium text-ink">{name}</span>
            <span className="block">{what}</span>
          </Checkbox>
        ))}
      </fieldset>
      <Select
        label="Emails about unread messages"
        hint="All other emails are sent right away."
        {...register('cadence')}
      >
        <option value="at-once">5 minutes after a message arrives</option>
        <option value="daily">Once a day, at 8:00 AM</option>
      </Select>
      {messages && cadence === 'daily' && (
        <Select label="Time zone" {...register('timeZone')}>
          {zonesWith(timeZone).map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll('_', ' ')}
            </option>
          ))}
        </Select>
      )}
      <SaveButton isSaving={isPending} isSaved={isSaved}>
        Save changes
      </SaveButton>
    </form>
  );
}

/** A time zone applies only to a daily email. */
const withOwnZone = (preferences: Preferences): Preferences =>
  preferences.cadence === 'daily'
    ? preferences
    : { ...preferences, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };

const zonesWith = (zone: string): readonly string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', zone])].toSorted();
