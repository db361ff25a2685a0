export const MAIL_KINDS = ['messages', 'cases', 'receipts', 'updates'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

export const MAIL_CADENCES = ['at-once', 'daily'] as const;
export type MailCadence = (typeof MAIL_CADENCES)[number];

export interface MailPreferences extends Readonly<Record<MailKind, boolean>> {
  /** Of emails about messages: soon after, or one at 8:00. */
  readonly cadence: MailCadence;
  /** In which it is 8:00. */
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
