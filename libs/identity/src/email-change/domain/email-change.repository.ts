import type { EmailChange } from './email-change';

export abstract class EmailChanges {
  abstract add(change: EmailChange): void;
  abstract lock(id: string): Promise<EmailChange | undefined>;
  abstract lockWaiting(accountId: string, now: Date): Promise<EmailChange | undefined>;
  abstract keeping(oldEmail: string, now: Date): Promise<EmailChange | undefined>;
  abstract forgetWaiting(accountId: string): Promise<void>;
  abstract forgetSince(accountId: string, requestedAt: Date): Promise<void>;
}
