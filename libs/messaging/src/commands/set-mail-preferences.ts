import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { MailPreferences } from '../domain/mail-preferences';
import { MailPreferencesStore } from '../domain/mail-preferences.repository';

export class SetMailPreferences extends Command<void> {
  constructor(
    readonly userId: string,
    readonly preferences: MailPreferences,
  ) {
    super();
  }
}

@CommandHandler(SetMailPreferences)
export class SetMailPreferencesHandler implements ICommandHandler<SetMailPreferences> {
  constructor(private readonly store: MailPreferencesStore) {}

  execute({ userId, preferences }: SetMailPreferences): Promise<void> {
    return this.store.put(userId, preferences);
  }
}
