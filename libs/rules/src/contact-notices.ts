import { CONTACT_FIELDS, CONTACT_MESSAGE_TOO_LONG, type ContactForm } from './contact-form';

/** What the person who sent the form is told (S0 §8). */
export interface ContactNotice {
  readonly kind: 'success' | 'info' | 'error';
  readonly title: string;
  readonly message: string;
}

export const CONTACT_SENT: ContactNotice = {
  kind: 'success',
  title: 'Message Sent',
  message: "Thank you for contacting us! We'll get back to you soon.",
};

const FAILED: ContactNotice = {
  kind: 'error',
  title: 'Error',
  message: 'There was a problem sending your message. Please try again.',
};

export const contactInvalid = (message: string): ContactNotice => ({
  kind: 'error',
  title: 'Validation Error',
  message,
});

export const contactWait = (message: string): ContactNotice => ({ kind: 'info', title: 'Please Wait', message });

interface Refusal {
  readonly status: number;
  readonly title: string;
  readonly fields?: unknown;
}

/** About a form that was refused, with the field to correct if there is one. Without a refusal there was no answer. */
export function contactRefused(refusal?: Refusal): {
  readonly notice: ContactNotice;
  readonly field?: keyof ContactForm | undefined;
} {
  if (refusal?.status === 429) return { notice: contactWait(refusal.title) };
  // Too large to be read: only a message becomes that long by mistake.
  if (refusal?.status === 413) return { notice: contactInvalid(CONTACT_MESSAGE_TOO_LONG), field: 'message' };
  const fields = Object.keys(refusal?.fields ?? {});
  const field = CONTACT_FIELDS.find((name) => fields.includes(name));
  return refusal && field ? { notice: contactInvalid(refusal.title), field } : { notice: FAILED };
}
