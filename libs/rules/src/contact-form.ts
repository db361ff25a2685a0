import { NAME_MAX_LENGTH, unreadableNameFault } from './name-text';
import { phoneFailure } from './phone';
import { EMAIL_MAX_LENGTH, isEmail } from './work-email';

export interface ContactForm {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
}

export interface FormFailure<Field extends string> {
  readonly field: Field;
  readonly message: string;
}

export const CONTACT_COOLDOWN_SECONDS = 60;
export const CONTACT_MESSAGE_MAX_LENGTH = 2000;

export const CONTACT_FIELDS = ['name', 'email', 'phone', 'message'] as const;

export const CONTACT_LABELS: Readonly<Record<keyof ContactForm, string>> = {
  name: 'Contact Name',
  email: 'Contact Email',
  phone: 'Contact Number',
  message: 'Message',
};

export const contactCooldownText = (seconds: number): string => `You can submit another message in ${seconds} seconds.`;

/** The first rule that the form breaks, in the order of S0 §5. */
export function contactFailure(form: ContactForm): FormFailure<keyof ContactForm> | undefined {
  for (const field of CONTACT_FIELDS) {
    const message = rules[field](form[field].trim());
    if (message) return { field, message };
  }
  return undefined;
}

const rules: Record<keyof ContactForm, (value: string) => string | undefined> = {
  name: (name) => textFailure('Name', name, NAME_MAX_LENGTH) ?? unreadableNameFault(name),
  email: (email) => (isEmail(email) ? tooLong('Email', email, EMAIL_MAX_LENGTH) : 'Invalid email address'),
  phone: phoneFailure,
  message: (message) => textFailure('Message', message, CONTACT_MESSAGE_MAX_LENGTH),
};

export const textFailure = (name: string, value: string, maxLength: number): string | undefined =>
  value === '' ? `${name} is required` : tooLong(name, value, maxLength);

/** S0 §5 says "less than", although the limit itself is allowed. */
const tooLong = (name: string, value: string, maxLength: number): string | undefined =>
  value.length > maxLength ? lessThan(name, maxLength) : undefined;

const lessThan = (name: string, maxLength: number): string => `${name} must be less than ${maxLength} characters`;

export const CONTACT_MESSAGE_TOO_LONG = lessThan('Message', CONTACT_MESSAGE_MAX_LENGTH);
