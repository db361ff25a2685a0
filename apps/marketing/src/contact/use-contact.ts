import { contactCooldownText, contactFailure, type ContactForm } from '@casewright/rules';
import { api, notify, Problem } from '@casewright/web';
import { useState } from 'react';
import { secondsLeft, startCooldown } from './cooldown';

type Refused = { readonly field: keyof ContactForm; readonly message: string };

const FIELDS = ['name', 'email', 'phone', 'message'] as const;

/** Sends the contact form, once at a time. */
export function useContact() {
  const [isSending, setIsSending] = useState(false);
  const [refused, setRefused] = useState<Refused>();

  const refuse = (failure: Refused) => {
    setRefused(failure);
    notify({ kind: 'error', title: 'Validation Error', message: failure.message });
    return failure.field;
  };

  /** @returns the field to correct; 'sent', or nothing when the message waits or failed */
  const send = async (form: ContactForm, website: string): Promise<keyof ContactForm | 'sent' | undefined> => {
    setRefused(undefined);
    const failure = contactFailure(form);
    if (failure) return refuse(failure);
    const wait = secondsLeft();
    if (wait > 0) return pleaseWait(contactCooldownText(wait));

    setIsSending(true);
    try {
      await api.post('/api/contact-submissions', { body: { ...form, ...(website && { website }) } });
      startCooldown();
      notify({
        kind: 'success',
        title: 'Message Sent',
        message: "Thank you for contacting us! We'll get back to you soon.",
      });
      return 'sent';
    } catch (problem) {
      return tell(problem);
    } finally {
      setIsSending(false);
    }
  };

  const tell = (problem: unknown) => {
    if (problem instanceof Problem && problem.status === 429) {
      if (problem.code === 'messaging.contact-cooldown') startCooldown(problem.number('retryAfterSeconds'));
      return pleaseWait(problem.title);
    }
    const field = problem instanceof Problem && FIELDS.find((name) => problem.fields[name]);
    if (problem instanceof Problem && field) return refuse({ field, message: problem.title });
    notify({
      kind: 'error',
      title: 'Error',
      message: 'There was a problem sending your message. Please try again.',
    });
    return undefined;
  };

  return { send, isSending, refused };
}

function pleaseWait(message: string): undefined {
  notify({ title: 'Please Wait', message });
}
