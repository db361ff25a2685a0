import {
  BILLING_LABELS,
  BILLING_LIMITS,
  type BillingDetails,
  billingFaults,
  tidyBillingDetails,
} from '@casewright/rules';
import { Field, Loaded, TextareaField } from '@casewright/ui';
import { useForm } from '@casewright/ui/form';
import { api, clearNotices, Problem, queryClient } from '@casewright/web';
import { useMutation, useQuery } from '@casewright/web/query';
import { billingDetailsQuery } from './queries';
import { SaveButton } from './save-button';
import { notifyFailure, notifySaved } from './settings-notices';
import { settingsForm, SettingsSection } from './settings-section';

const FIELDS = Object.keys(BILLING_LABELS) as (keyof BillingDetails)[];

export function BillingSection() {
  const details = useQuery(billingDetailsQuery);
  return (
    <SettingsSection
      title="Billing details"
      lead="What your accounting needs on receipts. We add it to receipts for purchases from now on. Receipts you already have don’t change."
    >
      <Loaded query={details} what="your billing details" rows={4}>
        {(saved) => <BillingForm saved={saved} />}
      </Loaded>
    </SettingsSection>
  );
}

function BillingForm({ saved }: { readonly saved: BillingDetails }) {
  const { register, handleSubmit, setError, reset, formState } = useForm<BillingDetails>({ defaultValues: saved });
  const { errors, isDirty } = formState;
  const showFaults = (faults: Partial<Record<keyof BillingDetails, string | undefined>>): boolean => {
    const faulty = FIELDS.filter((field) => faults[field]);
    faulty.forEach((field, index) => setError(field, { message: faults[field] ?? '' }, { shouldFocus: index === 0 }));
    return faulty.length > 0;
  };

  const { mutate, isPending, isSuccess } = useMutation({
    onMutate: clearNotices,
    mutationFn: (body: BillingDetails) => api.put('/api/credits/billing-details', { body }),
    onSuccess: (_, details) => {
      notifySaved('Your billing details have been updated.');
      queryClient.setQueryData(billingDetailsQuery.queryKey, details);
      reset(details);
    },
    onError: (failure) => {
      const fields = failure instanceof Problem ? failure.fields : {};
      showFaults(Object.fromEntries(FIELDS.map((field) => [field, fields[field]?.[0]])));
      notifyFailure(failure, 'We couldn’t update your billing details.');
    },
  });

  const save = (typed: BillingDetails) => {
    const details = tidyBillingDetails(typed);
    if (isDirty && !showFaults(billingFaults(details))) mutate(details);
  };
  const field = (name: Exclude<keyof BillingDetails, 'address'>) => (
    <Field
      label={BILLING_LABELS[name]}
      maxLength={BILLING_LIMITS[name]}
      error={errors[name]?.message}
      autoComplete={name === 'company' ? 'organization' : 'off'}
      {...register(name)}
    />
  );

  return (
    <form
      noValidate
      aria-label="Billing details"
      className={settingsForm}
      onSubmit={(event) => void handleSubmit(save)(event)}
    >
      {field('company')}
      <TextareaField
        label={BILLING_LABELS.address}
        rows={4}
        autoComplete="street-address"
        maxLength={BILLING_LIMITS.address}
        error={errors.address?.message}
        {...register('address')}
      />
      <div className="grid gap-4.5 md:grid-cols-2">
        {field('taxId')}
        {field('purchaseOrder')}
      </div>
      <SaveButton isSaving={isPending} isSaved={isSuccess && !isDirty}>
        Save billing details
      </SaveButton>
    </form>
  );
}
