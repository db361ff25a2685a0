import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { refuseLargeDay } from '../domain/adjustment';
import { Adjustments } from '../domain/adjustment.repository';

/** Counts credits for a pilot toward what one admin gives in a day. The event of the approval grants them. */
export class ApprovePilotCredits extends Command<void> {
  constructor(
    readonly signupId: string,
    readonly ownerId: string,
    readonly credits: number,
    readonly approvedBy: string,
  ) {
    super();
  }
}

@CommandHandler(ApprovePilotCredits)
export class ApprovePilotCreditsHandler implements ICommandHandler<ApprovePilotCredits> {
  constructor(
    private readonly adjustments: Adjustments,
    private readonly clock: Clock,
  ) {}

  /** @throws SecondAdminNeeded */
  async execute({ signupId, ownerId, credits, approvedBy }: ApprovePilotCredits): Promise<void> {
    const approvedAt = this.clock.now();
    const movedToday = await this.adjustments.movedByOneAdmin(approvedBy, ownerId, 'given', approvedAt);
    refuseLargeDay('given', movedToday, credits);
    await this.adjustments.addPilot({ signupId, ownerId, credits, approvedBy, approvedAt });
  }
}
