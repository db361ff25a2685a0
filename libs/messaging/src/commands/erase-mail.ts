import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Mailbox } from '../domain/mailbox.repository';

/** For a deleted account. Messages to others stay, without the sender's name. */
export class EraseMail extends Command<void> {
  constructor(
    readonly ownerId: string,
    /** Verified email whose contact submissions are erased, too. */
    readonly email: string | undefined,
  ) {
    super();
  }
}

@CommandHandler(EraseMail)
export class EraseMailHandler implements ICommandHandler<EraseMail> {
  constructor(private readonly mailbox: Mailbox) {}

  execute({ ownerId, email }: EraseMail): Promise<void> {
    return this.mailbox.erase(ownerId, email);
  }
}
