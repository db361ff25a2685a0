import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ChangeLinkInvalid } from '../domain/email-change.errors';
import { LINK_LIFETIME_MS } from '../../domain/email-code';
import { Accounts, EmailCodes } from '../../domain/people.repository';
import { EmailChanges } from '../domain/email-change.repository';
import { EmailMove } from './email-move';
import { LinkTokens } from '../../domain/mailed-secrets';

/** Works while code entry is locked. */
export class ConfirmEmailChangeByLink extends Command<void> {
  constructor(
    readonly accountId: string,
    /** The current session. The others end. */
    readonly sessionId: string,
    readonly token: string,
  ) {
    super();
  }
}

@CommandHandler(ConfirmEmailChangeByLink)
export class ConfirmEmailChangeByLinkHandler implements ICommandHandler<ConfirmEmailChangeByLink> {
  constructor(
    private readonly accounts: Accounts,
    private readonly changes: EmailChanges,
    private readonly codes: EmailCodes,
    private readonly links: LinkTokens,
    private readonly move: EmailMove,
    private readonly clock: Clock,
  ) {}

  async execute({ accountId, sessionId, token }: ConfirmEmailChangeByLink): Promise<void> {
    const account = await this.accounts.lock(accountId);
    const now = this.clock.now();
    const change = await this.changes.lockWaiting(accountId, now);
    const sent = [
      ...(await this.codes.open(accountId, 'change-email', now)),
      ...(await this.codes.outdated(accountId, 'change-email', now)),
    ].filter(({ issuedAt }) => now.getTime() - issuedAt.getTime() < LINK_LIFETIME_MS);

    const isGood = sent.filter(({ id }) => this.links.match(id, token)).length > 0;
    if (!account || !change || !isGood) throw new ChangeLinkInvalid();
    await this.move.make(account, change, sessionId, now);
  }
}
