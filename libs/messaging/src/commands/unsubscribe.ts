import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { MailKind } from '../domain/mail-preferences';
import { MailPreferencesStore } from '../domain/mail-preferences.repository';
import { Directory } from './ports';

export class Unsubscribe extends Command<void> {
  constructor(
    readonly userId: string,
    readonly kind: MailKind,
  ) {
    super();
  }
}

@CommandHandler(Unsubscribe)
export class UnsubscribeHandler implements ICommandHandler<Unsubscribe> {
  constructor(
    private readonly store: MailPreferencesStore,
    private readonly directory: Directory,
  ) {}

  async execute({ userId, kind }: Unsubscribe): Promise<void> {
    const [present] = await this.directory.existing([userId]);
    if (present) await this.store.switchOff(present, kind);
  }
}
