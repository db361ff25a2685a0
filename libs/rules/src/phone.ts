const NATIONAL_DIGITS = 10;
const MIN_LENGTH = 10;
const MAX_LENGTH = 20;
/** Area code and exchange start with 2 to 9 (North American Numbering Plan). */
const NORTH_AMERICAN = /^[2-9]\d{2}[2-9]\d{6}$/;
/** A country code other than +1, and at most 15 digits with it (ITU-T E.164). */
const INTERNATIONAL = /^[2-9]\d{6,14}$/;

/**
 * A phone number while it is typed: 3-3-4 digits (S0 §5). A number with a country code other than +1 stays as typed,
 * since its grouping differs from country to country.
 */
export function formatPhone(typed: string): string {
  if (statesOtherCountry(typed)) return typed.replace(/[^\d+\s().-]/g, '').slice(0, MAX_LENGTH);
  const digits = withoutCountryCode(typed.replace(/\D/g, '')).slice(0, NATIONAL_DIGITS);
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join('-');
}

export function phoneFailure(phone: string): string | undefined {
  const { length } = phone.trim();
  const tooFewDigits = !statesOtherCountry(phone) && phone.replace(/\D/g, '').length < NATIONAL_DIGITS;
  if (length < MIN_LENGTH || tooFewDigits) return `Phone number must be at least ${MIN_LENGTH} characters`;
  if (length > MAX_LENGTH) return `Phone number must be less than ${MAX_LENGTH} characters`;
  return phoneInE164(phone) ? undefined : 'Enter a valid phone number, with its country code if it is outside the US';
}

/** "+14155550100" or "+6561234567". Undefined unless it is a valid North American number or states another country. */
export function phoneInE164(phone: string): string | undefined {
  // "(0)" is what callers inside the country dial instead of the country code.
  const digits = /^[\d\s().+-]*$/.test(phone) ? phone.replace('(0)', '').replace(/\D/g, '') : '';
  if (statesOtherCountry(phone)) return INTERNATIONAL.test(digits) ? `+${digits}` : undefined;
  const national = withoutCountryCode(digits);
  return NORTH_AMERICAN.test(national) ? `+1${national}` : undefined;
}

/** "+" and not 1. A lone "+" counts, so that the sign stays while the code after it is typed. */
function statesOtherCountry(phone: string): boolean {
  return /^\s*\+\s*(?!\s|1)/.test(phone);
}

/** Area codes never start with 1, so a leading 1 is the country code. */
function withoutCountryCode(digits: string): string {
  return digits.length > NATIONAL_DIGITS && digits.startsWith('1') ? digits.slice(1) : digits;
}
