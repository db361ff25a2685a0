import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Accounts, EmailCodes } from '../domain/repositories';
import { LINK_LIFETIME_MS } from '../domain/email-code';
import { AddressProof } from './address-proof';
import { LinkTokens } from './ports';

export interface VerifiedByLink {
  /** Whose address it is, when the link is good. */
  readonly accountId?: string;
}

/** The link of the mail that carries a code. Nobody guesses it, so it is not counted and works while codes do not. */
export class VerifyEmailLink extends Command<VerifiedByLink> {
  constructor(
    readonly email: string,
    readonly token: string,
  ) {
    super();
  }
}

@CommandHandler(VerifyEmailLink)
export class VerifyEmailLinkHandler implements ICommandHandler<VerifyEmailLink> {
  constructor(
    private readonly accounts: Accounts,
    private readonly codes: EmailCodes,
    private readonly links: LinkTokens,
    private readonly proof: AddressProof,
    private readonly clock: Clock,
  ) {}

  async execute({ email, token }: VerifyEmailLink): Promise<VerifiedByLink> {
    const now = this.clock.now();
    const account = await this.accounts.holdAddress(email);
    const sentTo = account?.id ?? crypto.randomUUID();
    const sent = [
      ...(await this.codes.open(sentTo, 'verify-email', now)),
      ...(await this.codes.outdated(sentTo, 'verify-email', now)),
    ].filter(({ issuedAt }) => now.getTime() - new Date(issuedAt).getTime() < LINK_LIFETIME_MS);

    const isGood = sent.filter(({ id }) => this.links.match(id, token)).length > 0;
    if (!account || !isGood) return {};
    await this.proof.of(account, now);
    return { accountId: account.id };
  }
}
