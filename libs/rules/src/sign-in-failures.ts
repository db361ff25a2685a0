/** What was wrong at a sign-in: the password, or the code of the second step. */
export const SIGN_IN_FAILURES = ['password', 'second-step'] as const;
export type SignInFailure = (typeof SIGN_IN_FAILURES)[number];

export const SIGN_IN_FAILURE_LABELS: Readonly<Record<SignInFailure, string>> = {
  password: 'Wrong password',
  'second-step': 'Wrong verification code',
};
