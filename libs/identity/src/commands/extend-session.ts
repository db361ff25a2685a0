import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Sessions } from '../domain/people.repository';
import { sessionExpiry } from '../domain/session';

export interface ExtendedSession {
  readonly expiresAt: Date;
}

export class ExtendSession extends Command<ExtendedSession> {
  constructor(
    readonly sessionId: string,
    readonly absoluteExpiresAt: Date,
  ) {
    super();
  }
}

@CommandHandler(ExtendSession)
export class ExtendSessionHandler implements ICommandHandler<ExtendSession> {
  constructor(
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {}

  async execute({ sessionId, absoluteExpiresAt }: ExtendSession): Promise<ExtendedSession> {
    const now = this.clock.now();
    const expiresAt = sessionExpiry(now, absoluteExpiresAt);
    await this.sessions.extend(sessionId, now, expiresAt);
    return { expiresAt };
  }
}
