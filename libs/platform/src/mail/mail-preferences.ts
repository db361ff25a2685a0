/** Emails that users can turn off. Security emails have no kind. */
export type MailKind = 'messages' | 'cases' | 'receipts' | 'updates';

/** Implemented by the context that stores email preferences. */
export abstract class MailPreferences {
  /** @returns the one-click unsubscribe URL, or undefined if the kind is off */
  abstract unsubscribeUrl(userId: string, kind: MailKind): Promise<string | undefined>;
}
