/** What people may switch off. Security emails are of no kind. */
export type MailKind = 'messages' | 'cases' | 'receipts' | 'updates';

/** Which emails a user wants, as the context that keeps it knows. */
export abstract class MailPreferences {
  /** @returns where one click switches the kind off; undefined when it is off */
  abstract unsubscribeUrl(userId: string, kind: MailKind): Promise<string | undefined>;
}
