import { keepInTab, readInTab } from '@casewright/web/kept';
import * as v from 'valibot';
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

const text = v.fallback(v.string(), '');
const WRITTEN = v.object({
  email: text,
  firstName: text,
  lastName: text,
  agreeToTerms: v.fallback(v.boolean(), false),
});

/** In memory only. */
let passwords: Pick<SignUpAnswers, 'password' | 'confirmPassword'> = NONE;

/** For returning from the terms and for reloads. */
export function keepAnswers({ password, confirmPassword, ...rest }: SignUpAnswers): void {
  passwords = { password, confirmPassword };
  keepInTab(KEY, rest);
}

export function keptAnswers(): SignUpAnswers {
  const { password, confirmPassword } = passwords;
  return { ...NONE, ...readInTab(WRITTEN, KEY), password, confirmPassword };
}

export function forgetAnswers(): void {
  passwords = NONE;
  keepInTab(KEY, undefined);
}
