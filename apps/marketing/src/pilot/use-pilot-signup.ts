import { pilotFailures, type PilotForm } from '@casewright/rules';
import { api, loadSession, notify, Problem } from '@casewright/web';
import { useState } from 'react';

export type PilotErrors = Partial<Record<keyof PilotForm, string>>;

export function usePilotSignup() {
  const [isSending, setIsSending] = useState(false);
  const [errors, setErrors] = useState<PilotErrors>({});

  /** @returns the field to correct, 'sent', or undefined if it failed */
  const send = async (form: PilotForm): Promise<keyof PilotForm | 'sent' | undefined> => {
    const failures = pilotFailures(form);
    setErrors(Object.fromEntries(failures.map(({ field, message }) => [field, message])));
    const [first] = failures;
    if (first?.field === 'agreeToTerms') {
      notify({ kind: 'error', title: 'Agreement Required', message: first.message });
    }
    if (first) return first.field;

    setIsSending(true);
    try {
      await api.post('/api/pilot-signups', { body: form });
      notify({
        kind: 'success',
        title: 'Interest Submitted',
        message: "Thank you for your interest! We'll be in touch soon.",
      });
      return 'sent';
    } catch (problem) {
      // The page then asks to sign in and keeps the input.
      if (problem instanceof Problem && problem.status === 401) {
        await loadSession();
        return undefined;
      }
      const isTold = problem instanceof Problem && problem.status === 429;
      notify({
        kind: 'error',
        title: 'Submission Failed',
        message: isTold ? problem.title : 'There was an error submitting your information. Please try again.',
      });
      return undefined;
    } finally {
      setIsSending(false);
    }
  };

  return { send, isSending, errors };
}
