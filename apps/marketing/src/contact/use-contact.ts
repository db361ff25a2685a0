import {
  CONTACT_SENT,
  contactCooldownText,
  contactFailure,
  type ContactForm,
  contactInvalid,
  type ContactNotice,
  contactRefused,
  contactWait,
} from '@casewright/rules';
import { api, notify, Problem } from '@casewright/web';
import { useState } from 'react';
import { secondsLeft, startCooldown } from './cooldown';

type Field = keyof ContactForm;

export function useContact() {
  const [isSending, setIsSending] = useState(false);
  const [refused, setRefused] = useState<{ readonly field: Field; readonly message: string }>();

  const refuse = (notice: ContactNotice, field?: Field) => {
    if (field) setRefused({ field, message: notice.message });
    notify(notice);
    return field;
  };

  /** @returns the field to correct, 'sent', or undefined if it failed or must wait */
  const send = async (form: ContactForm, website: string): Promise<Field | 'sent' | undefined> => {
    setRefused(undefined);
    const failure = contactFailure(form);
    if (failure) return refuse(contactInvalid(failure.message), failure.field);
    const wait = secondsLeft();
    if (wait > 0) return refuse(contactWait(contactCooldownText(wait)));

    setIsSending(true);
    try {
      await api.post('/api/contact-submissions', { body: { ...form, ...(website && { website }) } });
      startCooldown();
      notify(CONTACT_SENT);
      return 'sent';
    } catch (error) {
      const problem = error instanceof Problem ? error : undefined;
      if (problem?.code === 'messaging.contact-cooldown') startCooldown(problem.number('retryAfterSeconds'));
      const { notice, field } = contactRefused(problem);
      return refuse(notice, field);
    } finally {
      setIsSending(false);
    }
  };

  return { send, isSending, refused };
}
