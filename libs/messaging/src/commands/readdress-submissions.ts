import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Mailbox } from '../domain/mailbox.repository';
import { Directory } from './ports';

/** Moves a user's contact submissions to their current email address. */
export class ReaddressSubmissions extends Command<void> {
  constructor(
    readonly ownerId: string,
    /** The user's verified addresses. */
    readonly addresses: readonly string[],
  ) {
    super();
  }
}

@CommandHandler(ReaddressSubmissions)
export class ReaddressSubmissionsHandler implements ICommandHandler<ReaddressSubmissions> {
  constructor(
    private readonly mailbox: Mailbox,
    private readonly directory: Directory,
  ) {}

  async execute({ ownerId, addresses }: ReaddressSubmissions): Promise<void> {
    const email = await this.directory.emailOf(ownerId);
    if (email) await this.mailbox.readdress(addresses, email);
  }
}
