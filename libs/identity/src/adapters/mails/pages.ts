/** The pages that mails lead to. */
export const PAGES = {
  verifyEmail: (email: string) => `/verify-email?email=${encodeURIComponent(email)}`,
  login: '/login',
  passwordReset: '/password-reset',
  profile: '/profile',
} as const;
