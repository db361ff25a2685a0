import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Mailbox } from '../domain/mailbox';
import { Directory } from './ports';

/** Someone has another address: what they wrote by the contact form is answered there, and goes when they leave. */
export class ReaddressSubmissions extends Command<void> {
  constructor(
    readonly ownerId: string,
    /** That they had once, or have; each was proved to be theirs. */
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

  /** To the address of now: news of several changes may come in any order. */
  async execute({ ownerId, addresses }: ReaddressSubmissions): Promise<void> {
    const email = await this.directory.emailOf(ownerId);
    if (email) await this.mailbox.readdress(addresses, email);
  }
}
