export type PasswordRequirement = 'minLength' | 'hasLowercase' | 'hasUppercase' | 'hasNumber' | 'hasSpecialChar';

export interface PasswordStrength {
  readonly score: 0 | 25 | 50 | 75 | 100;
  readonly label: 'Very Weak' | 'Weak' | 'Fair' | 'Good' | 'Strong';
  readonly requirements: Readonly<Record<PasswordRequirement, boolean>>;
}

export const PASSWORD_MIN_LENGTH = 8;
/** Bounds the time and memory of hashing. */
export const PASSWORD_MAX_LENGTH = 128;

interface Rule {
  readonly isMet: (password: string) => boolean;
  readonly message: string;
}

/** Rules in the order they are shown and checked. Letters and digits of every script count. */
const RULES: Readonly<Record<PasswordRequirement, Rule>> = {
  minLength: {
    isMet: (password) => lengthOf(password) >= PASSWORD_MIN_LENGTH,
    message: `Password must be at least ${PASSWORD_MIN_LENGTH} characters`,
  },
  hasLowercase: {
    isMet: (password) => /\p{Ll}/u.test(password),
    message: 'Password must contain at least one lowercase letter',
  },
  hasUppercase: {
    isMet: (password) => /\p{Lu}/u.test(password),
    message: 'Password must contain at least one uppercase letter',
  },
  hasNumber: { isMet: (password) => /\p{Nd}/u.test(password), message: 'Password must contain at least one number' },
  hasSpecialChar: {
    isMet: (password) => /[^\p{L}\p{M}\p{N}]/u.test(password),
    message: 'Password must contain at least one special character',
  },
};

/** Of passwords that only the server can recognize. */
export const PASSWORD_MESSAGES = {
  common: 'Password must not be common or easy to guess',
  personal: 'Password must not be based on your name, email address, or company',
} as const;

export const PASSWORD_REQUIREMENTS = Object.keys(RULES) as readonly PasswordRequirement[];

const SCALE = [
  { score: 0, label: 'Very Weak' },
  { score: 25, label: 'Weak' },
  { score: 25, label: 'Weak' },
  { score: 50, label: 'Fair' },
  { score: 75, label: 'Good' },
  { score: 100, label: 'Strong' },
] as const;

export function passwordStrength(password: string): PasswordStrength {
  const requirements = {
    minLength: RULES.minLength.isMet(password),
    hasLowercase: RULES.hasLowercase.isMet(password),
    hasUppercase: RULES.hasUppercase.isMet(password),
    hasNumber: RULES.hasNumber.isMet(password),
    hasSpecialChar: RULES.hasSpecialChar.isMet(password),
  };
  const met = Object.values(requirements).filter(Boolean).length;
  return { ...(SCALE[met] ?? SCALE[0]), requirements };
}

export function firstPasswordFailure(password: string): string | undefined {
  const unmet = PASSWORD_REQUIREMENTS.find((requirement) => !RULES[requirement].isMet(password));
  if (unmet) return RULES[unmet].message;
  if (lengthOf(password) > PASSWORD_MAX_LENGTH) return `Password must be at most ${PASSWORD_MAX_LENGTH} characters`;
  return undefined;
}

/** Counts characters, not UTF-16 units. */
const lengthOf = (password: string): number => [...password].length;
