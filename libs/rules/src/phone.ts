const DIGITS = 10;
const COUNTRY_CODE = '1';
const MIN_LENGTH = 10;
const MAX_LENGTH = 20;

export function formatPhone(typed: string): string {
  const digits = nationalDigits(typed);
  const parts = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  return parts.filter(Boolean).join('-');
}

export function phoneFailure(phone: string): string | undefined {
  const { length } = phone.trim();
  const digits = phone.replace(/\D/g, '').length;
  if (length < MIN_LENGTH || digits < DIGITS) return `Phone number must be at least ${MIN_LENGTH} characters`;
  if (length > MAX_LENGTH) return `Phone number must be less than ${MAX_LENGTH} characters`;
  return phoneInE164(phone) ? undefined : `Enter a ${DIGITS}-digit phone number`;
}

/** Formats as "+14155550100"; undefined unless it is a complete US number. */
export function phoneInE164(phone: string): string | undefined {
  const digits = /^[\d\s().+-]*$/.test(phone) ? phone.replace(/\D/g, '') : '';
  const national = digits.length === DIGITS + 1 && digits.startsWith(COUNTRY_CODE) ? digits.slice(1) : digits;
  return national.length === DIGITS ? `+${COUNTRY_CODE}${national}` : undefined;
}

/** At most ten digits. Area codes never start with 1, so a leading 1 is the country code. */
function nationalDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  const national = digits.length > DIGITS && digits.startsWith(COUNTRY_CODE) ? digits.slice(1) : digits;
  return national.slice(0, DIGITS);
}
