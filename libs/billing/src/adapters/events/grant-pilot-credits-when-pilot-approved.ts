import { HandlesEvent, type EventHandler, type EventMetadata } from '@casewright/platform';
import { DAY_MS, PILOT_DAYS } from '@casewright/rules';
import { CommandBus } from '@nestjs/cqrs';
import { IsInt, IsUUID, Min } from 'class-validator';
import { GrantCredits } from '../../commands/grant-credits';

export class PilotApprovedPayload {
  @IsUUID()
  readonly signupId!: string;

  @IsUUID()
  readonly userId!: string;

  @IsInt()
  @Min(1)
  readonly credits!: number;
}

/** Once per signup: the pilot is a one-time issuance (S0 §2). */
@HandlesEvent({ event: 'messaging.pilot-approved', name: 'billing.grant-pilot-credits-when-pilot-approved' })
export class GrantPilotCreditsWhenPilotApproved implements EventHandler<PilotApprovedPayload> {
  readonly payload = PilotApprovedPayload;

  constructor(private readonly commands: CommandBus) {}

  async handle({ signupId, userId, credits }: PilotApprovedPayload, { occurredAt }: EventMetadata): Promise<void> {
    const expiresAt = new Date(occurredAt.getTime() + PILOT_DAYS * DAY_MS);
    await this.commands.execute(
      new GrantCredits(userId, credits, 'Pilot program credits', `pilot:${signupId}`, expiresAt),
    );
  }
}
