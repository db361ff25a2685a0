import { CONTACT_FIELDS, CONTACT_MESSAGE_TOO_LONG, type ContactForm } from './contact-form';

/** Notices of the contact form (S0 §8). */
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

/** Without a refusal, the server did not answer. */
export function contactRefused(refusal?: Refusal): {
  readonly notice: ContactNotice;
  readonly field?: keyof ContactForm | undefined;
} {
  if (refusal?.status === 429) return { notice: contactWait(refusal.title) };
  // The request was too large to parse. Only the message can be that long.
  if (refusal?.status === 413) return { notice: contactInvalid(CONTACT_MESSAGE_TOO_LONG), field: 'message' };
  const fields = Object.keys(refusal?.fields ?? {});
  const field = CONTACT_FIELDS.find((name) => fields.includes(name));
  return refusal && field ? { notice: contactInvalid(refusal.title), field } : { notice: FAILED };
}
