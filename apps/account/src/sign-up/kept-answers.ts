import type { SignUpAnswers } from './sign-up-refusal';

const KEY = 'casewright:sign-up';
const NONE: SignUpAnswers = {
  email: '',
  firstName: '',
  lastName: '',
  password: '',
  confirmPassword: '',
  agreeToTerms: false,
};

/** In memory only. */
let passwords: Pick<SignUpAnswers, 'password' | 'confirmPassword'> = NONE;

/** Until the visitor returns from the terms or reloads the page. */
export function keepAnswers({ password, confirmPassword, ...rest }: SignUpAnswers): void {
  passwords = { password, confirmPassword };
  sessionStorage.setItem(KEY, JSON.stringify(rest));
}

export function keptAnswers(): SignUpAnswers {
  const { password, confirmPassword } = passwords;
  return { ...NONE, ...written(), password, confirmPassword };
}

export function forgetAnswers(): void {
  passwords = NONE;
  sessionStorage.removeItem(KEY);
}

function written(): Partial<SignUpAnswers> {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<keyof SignUpAnswers, unknown>;
    const text = (value: unknown) => (typeof value === 'string' ? value : '');
    return {
      email: text(kept.email),
      firstName: text(kept.firstName),
      lastName: text(kept.lastName),
      agreeToTerms: kept.agreeToTerms === true,
    };
  } catch {
    return {};
  }
}
