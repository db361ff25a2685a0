export const MAIL_KINDS = ['messages', 'cases', 'receipts', 'updates'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

export const MAIL_CADENCES = ['at-once', 'daily'] as const;
export type MailCadence = (typeof MAIL_CADENCES)[number];

export interface MailPreferences extends Readonly<Record<MailKind, boolean>> {
  /** Emails about messages: soon after arrival, or daily at 8:00. */
  readonly cadence: MailCadence;
  /** Time zone of the daily email. */
  readonly timeZone: string;
}

export const DEFAULT_PREFERENCES: MailPreferences = {
  messages: true,
  cases: true,
  receipts: true,
  updates: true,
  cadence: 'at-once',
  timeZone: 'UTC',
};
