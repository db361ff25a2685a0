import type { ResetLink } from '../../domain/mailed-secrets';

export interface UndoLink {
  readonly changeId: string;
  readonly token: string;
}

export const PAGES = {
  verifyEmail: (email: string, token: string) => `/verify-email?email=${encodeURIComponent(email)}&token=${token}`,
  login: '/login',
  passwordReset: '/password-reset',
  resetPassword: ({ accessToken, refreshToken }: ResetLink) =>
    `/reset-password?access_token=${accessToken}&refresh_token=${refreshToken}`,
  profile: '/profile',
  settings: '/profile/settings',
  confirmEmailChange: (token: string) => `/profile/settings?email_token=${token}`,
  undoEmailChange: ({ changeId, token }: UndoLink) => `/undo-email-change?change=${changeId}&token=${token}`,
  security: '/profile/settings?tab=security',
  sessions: '/profile/settings?tab=sessions',
  yourData: '/profile/settings?tab=data',
} as const;
