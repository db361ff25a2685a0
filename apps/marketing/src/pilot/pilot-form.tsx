import type { PilotForm as Form } from '@casewright/rules';
import { Button, Checkbox, Field } from '@casewright/ui';
import { api, clearNotices, keptKey, queryClient, type SignedInUser } from '@casewright/web';
import { queryOptions, useQuery } from '@casewright/web/query';
import { paths, withSource } from '@casewright/web/paths';
import { Link } from '@casewright/web/router';
import { type FormEvent, useState } from 'react';
import { focusField } from '../forms/focus-field';
import { PhoneField } from '../forms/phone-field';
import { useKeptForm } from '../forms/use-kept-form';
import { textLink } from '../page/text-link';
import { usePilotSignup } from './use-pilot-signup';

/** Null if none was sent. */
const ownSignupQuery = queryOptions({
  queryKey: ['pilot', 'own-signup'],
  queryFn: async ({ signal }) => (await api.get('/api/pilot-signups/mine', { signal })).signup,
});

export function PilotForm({ user }: { user: SignedInUser }) {
  const [isChanging, setChanging] = useState(false);
  const { data: requested } = useQuery(ownSignupQuery);
  const empty: Form = { workEmail: user.email, company: '', contactName: '', contactNumber: '', agreeToTerms: false };
  const { form, change, clear } = useKeptForm(keptKey(user.id, 'pilotForm'), empty);
  const { send, isSending, errors } = usePilotSignup();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const element = event.currentTarget;
    const result = await send(form);
    if (result === 'sent') {
      clear();
      setChanging(false);
      await queryClient.invalidateQueries(ownSignupQuery);
    } else if (result) focusField(element, result);
  };

  if (requested && requested.state !== 'declined' && !isChanging) {
    const { workEmail: sentAs, requestedAt, state } = requested;
    return (
      <div role="status">
        <h2 className="font-serif text-card font-semibold tracking-display">We have your request</h2>
        <p className="mt-2 text-label font-semibold">
          Requested {new Date(requestedAt).toLocaleDateString('en-US', { month: 'short', day: 'numeric' })}, {state}
        </p>
        <p className="mt-2 text-body text-pretty text-ink-muted">
          We’ll review the fit and reply to <span className="font-semibold wrap-anywhere text-ink">{sentAs}</span>. If
          your details change, submit the form again. The new details replace these.
        </p>
        <Button className="mt-5" onClick={() => setChanging(true)}>
          Change my details
        </Button>
      </div>
    );
  }

  return (
    <form
      noValidate
      onSubmitCapture={clearNotices}
      aria-label="Express your interest"
      className="grid gap-5"
      onSubmit={(event) => void submit(event)}
    >
      <div>
        <h2 className="font-serif text-card font-semibold tracking-display">Express your interest</h2>
        <p className="text-label text-ink-muted">We read every request and reply by email.</p>
      </div>
      <Field
        label="Work Email"
        name="workEmail"
        type="email"
        autoComplete="email"
        value={form.workEmail}
        error={errors.workEmail}
        onChange={({ target }) => change('workEmail', target.value)}
      />
      <Field
        label="Company"
        name="company"
        autoComplete="organization"
        value={form.company}
        error={errors.company}
        onChange={({ target }) => change('company', target.value)}
      />
      <Field
        label="Contact Name"
        name="contactName"
        autoComplete="name"
        placeholder="First and last name"
        value={form.contactName}
        error={errors.contactName}
        onChange={({ target }) => change('contactName', target.value)}
      />
      <PhoneField
        label="Contact Number"
        name="contactNumber"
        value={form.contactNumber}
        error={errors.contactNumber}
        onChange={(phone) => change('contactNumber', phone)}
      />
      <Checkbox
        name="agreeToTerms"
        checked={form.agreeToTerms}
        aria-invalid={errors.agreeToTerms ? true : undefined}
        onChange={({ target }) => change('agreeToTerms', target.checked)}
      >
        I agree to the{' '}
        <Link to={withSource(paths.terms, 'pilot')} className={textLink}>
          Terms of Service
        </Link>{' '}
        and the{' '}
        <Link to={withSource(paths.privacy, 'pilot')} className={textLink}>
          Privacy Policy
        </Link>
        .
      </Checkbox>
      <Button type="submit" kind="primary" size="large" isWorking={isSending}>
        {isSending ? 'Submitting...' : 'Submit interest'}
      </Button>
    </form>
  );
}
