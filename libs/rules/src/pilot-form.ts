import { type FormFailure, textFailure } from './contact-form';
import { unreadableNameFault } from './name-text';
import { phoneFailure } from './phone';
import { normaliseEmail, WORK_EMAIL_MESSAGES } from './work-email';

export interface PilotForm {
  readonly workEmail: string;
  readonly company: string;
  readonly contactName: string;
  readonly contactNumber: string;
  readonly agreeToTerms: boolean;
}

const MAX_LENGTH = 100;
const AGREEMENT = 'Please agree to the terms before submitting.';

export function pilotFailures(form: PilotForm): readonly FormFailure<keyof PilotForm>[] {
  const messages: Record<keyof PilotForm, string | undefined> = {
    workEmail: emailFailure(form.workEmail),
    company: textFailure('Company', form.company.trim(), MAX_LENGTH) ?? unreadableNameFault(form.company.trim()),
    contactName:
      textFailure('Contact name', form.contactName.trim(), MAX_LENGTH) ?? unreadableNameFault(form.contactName.trim()),
    contactNumber: form.contactNumber.trim() ? phoneFailure(form.contactNumber) : 'Contact number is required',
    agreeToTerms: form.agreeToTerms ? undefined : AGREEMENT,
  };
  const fields = Object.keys(messages) as (keyof PilotForm)[];
  return fields.flatMap((field) => (messages[field] ? [{ field, message: messages[field] }] : []));
}

/** Sign-up has already checked the domain. */
function emailFailure(email: string): string | undefined {
  if (email.trim() === '') return WORK_EMAIL_MESSAGES.required;
  return normaliseEmail(email) ? undefined : WORK_EMAIL_MESSAGES.malformed;
}
