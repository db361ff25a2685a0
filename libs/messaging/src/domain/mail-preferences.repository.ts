import type { MailKind, MailPreferences } from './mail-preferences';

export abstract class MailPreferencesStore {
  abstract put(userId: string, preferences: MailPreferences): Promise<void>;
  abstract switchOff(userId: string, kind: MailKind): Promise<void>;
}
