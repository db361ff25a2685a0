import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SessionBook, TriesBook } from '../domain/repositories';
import { Session } from '../domain/session';

export interface SignInTokens {
  readonly tokenHash: string;
  /** Of the session that the browser had so far: a new one takes its place. */
  readonly previousTokenHash: string | undefined;
}

/** Sent once the password has been found right. */
export class SignIn extends Command<void> {
  constructor(
    readonly accountId: string,
    readonly email: string,
    readonly tokens: SignInTokens,
  ) {
    super();
  }
}

@CommandHandler(SignIn)
export class SignInHandler implements ICommandHandler<SignIn> {
  constructor(
    private readonly sessions: SessionBook,
    private readonly book: TriesBook,
    private readonly clock: Clock,
  ) {}

  async execute({ accountId, email, tokens }: SignIn): Promise<void> {
    const tries = await this.book.hold(email, 'sign-in');
    tries.giveBack();
    await this.book.keep(email, tries);

    const now = this.clock.now();
    if (tokens.previousTokenHash) await this.sessions.end(tokens.previousTokenHash);
    await this.sessions.forgetExpired(accountId, now);
    this.sessions.add(Session.open(accountId, tokens.tokenHash, now));
  }
}
