import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SessionBook } from '../domain/repositories';
import { sessionExpiry } from '../domain/session';

export interface ExtendedSession {
  readonly expiresAt: Date;
}

export class ExtendSession extends Command<ExtendedSession> {
  constructor(readonly sessionId: string) {
    super();
  }
}

@CommandHandler(ExtendSession)
export class ExtendSessionHandler implements ICommandHandler<ExtendSession> {
  constructor(
    private readonly sessions: SessionBook,
    private readonly clock: Clock,
  ) {}

  async execute({ sessionId }: ExtendSession): Promise<ExtendedSession> {
    const expiresAt = sessionExpiry(this.clock.now());
    await this.sessions.extend(sessionId, expiresAt);
    return { expiresAt };
  }
}
