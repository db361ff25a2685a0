const DIGITS = 10;
const COUNTRY_CODE = '1';
const MIN_LENGTH = 10;
const MAX_LENGTH = 20;

/** Digits only, as 415-555-0100, however much of it is typed yet. */
export function formatPhone(typed: string): string {
  const digits = nationalDigits(typed);
  const parts = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  return parts.filter(Boolean).join('-');
}

/** What is wrong with a phone number, in the words its owner reads; undefined when nothing is. */
export function phoneFailure(phone: string): string | undefined {
  const { length } = phone.trim();
  if (length < MIN_LENGTH) return `Phone number must be at least ${MIN_LENGTH} characters`;
  if (length > MAX_LENGTH) return `Phone number must be less than ${MAX_LENGTH} characters`;
  return undefined;
}

/** +14155550100; undefined for what is not a whole number yet. */
export function phoneInE164(phone: string): string | undefined {
  const digits = nationalDigits(phone);
  return digits.length === DIGITS ? `+${COUNTRY_CODE}${digits}` : undefined;
}

/** No area code begins with 1: when there are too many digits, a leading one is the country's. */
function nationalDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  const national = digits.length > DIGITS && digits.startsWith(COUNTRY_CODE) ? digits.slice(1) : digits;
  return national.slice(0, DIGITS);
}
