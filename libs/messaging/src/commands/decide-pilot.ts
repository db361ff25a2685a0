import { Audit, Clock, Events } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { OwnPilotSignup, PilotDecided, PilotSignupNotFound } from '../domain/pilot.errors';
import { PilotApproved, PilotDeclined } from '../domain/pilot.events';
import type { PilotDecision } from '../domain/pilot';
import { Submissions } from '../domain/submissions.repository';
import { PilotCredits } from './ports';

/** Approves or declines a pending pilot signup. */
export class DecidePilot extends Command<void> {
  constructor(
    readonly signupId: string,
    readonly decision: PilotDecision,
    readonly adminId: string,
  ) {
    super();
  }
}

@CommandHandler(DecidePilot)
export class DecidePilotHandler implements ICommandHandler<DecidePilot> {
  constructor(
    private readonly submissions: Submissions,
    private readonly credits: PilotCredits,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws PilotSignupNotFound, OwnPilotSignup, PilotDecided */
  async execute({ signupId, decision, adminId }: DecidePilot): Promise<void> {
    const now = this.clock.now();
    const signup = await this.submissions.findPilotForUpdate(signupId);
    if (!signup) throw new PilotSignupNotFound();
    if (signup.userId === adminId) throw new OwnPilotSignup();
    if (signup.state !== 'waiting') throw new PilotDecided(signup.state);
    if (decision.state === 'approved') await this.credits.approve(signupId, signup.userId, decision.credits, adminId);
    await this.submissions.decidePilot(signupId, decision, adminId, now);
    await this.audit.record({
      subject: { kind: 'user', id: signup.userId },
      details:
        decision.state === 'approved'
          ? { facts: { signup: signupId, credits: decision.credits } }
          : { facts: { signup: signupId }, reason: decision.reason },
    });
    this.events.record(
      decision.state === 'approved'
        ? new PilotApproved(signupId, signup.userId, decision.credits, now)
        : new PilotDeclined(signupId, signup.userId, decision.reason, now),
    );
  }
}
