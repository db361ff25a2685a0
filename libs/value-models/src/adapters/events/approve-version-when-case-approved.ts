import { type EventHandler, type EventMetadata, HandlesEvent } from '@casewright/platform';
import { CASE_COMMANDS, type CaseCommand } from '@casewright/rules';
import { CommandBus } from '@nestjs/cqrs';
import { IsIn, IsUUID } from 'class-validator';
import { ApproveDeliveredVersion } from '../../commands/approve-delivered-version';

class CaseMovedPayload {
  @IsUUID()
  readonly caseId!: string;

  @IsUUID()
  readonly ownerId!: string;

  @IsIn(CASE_COMMANDS)
  readonly command!: CaseCommand;
}

@HandlesEvent({ event: 'pursuits.case-moved', name: 'value-models.approve-version' })
export class ApproveVersionWhenCaseApproved implements EventHandler<CaseMovedPayload> {
  readonly payload = CaseMovedPayload;

  constructor(private readonly commands: CommandBus) {}

  async handle({ caseId, ownerId, command }: CaseMovedPayload, { occurredAt }: EventMetadata): Promise<void> {
    if (command !== 'approve-case') return;
    await this.commands.execute(new ApproveDeliveredVersion(caseId, ownerId, occurredAt));
  }
}
