import { Clock } from '@casewright/kernel';
import { creditsText } from '@casewright/rules';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Mailbox } from '../domain/mailbox.repository';
import { Message } from '../domain/message';
import { Admins, Directory } from './ports';

export interface RequestedAdjustment {
  readonly adjustmentId: string;
  readonly ownerId: string;
  readonly requestedBy: string;
  /** Negative if taken. */
  readonly credits: number;
  readonly reason: string;
}

/** Tells the other admins that credits wait for a second approval. */
export class RequestApproval extends Command<void> {
  constructor(
    readonly adjustment: RequestedAdjustment,
    readonly creditsUrl: string,
  ) {
    super();
  }
}

@CommandHandler(RequestApproval)
export class RequestApprovalHandler implements ICommandHandler<RequestApproval> {
  constructor(
    private readonly mailbox: Mailbox,
    private readonly directory: Directory,
    private readonly admins: Admins,
    private readonly clock: Clock,
  ) {}

  async execute({ adjustment, creditsUrl }: RequestApproval): Promise<void> {
    const { adjustmentId, ownerId, requestedBy, credits, reason } = adjustment;
    // Nobody approves credits of their own.
    const others = (await this.admins.ids()).filter((id) => id !== requestedBy && id !== ownerId);
    const recipientIds = await this.directory.existing(others);
    if (recipientIds.length === 0) return;
    const [seller, requester] = [await this.directory.nameOf(ownerId), await this.directory.nameOf(requestedBy)];
    const amount = creditsText(Math.abs(credits));
    const text = {
      subject: `Approval needed: ${credits > 0 ? `${amount} for` : `${amount} taken from`} ${seller}`,
      content: [
        `${requester} asks a second admin to approve this. Reason: “${reason}”`,
        `Approve or decline it: ${creditsUrl}`,
      ].join('\n\n'),
    };
    const sender = { id: requestedBy, name: requester, isAdmin: true };
    const delivery = { recipientIds, conversation: { id: adjustmentId } };
    await this.mailbox.deliver(Message.announce(adjustmentId, sender, text, delivery, this.clock.now()));
  }
}
