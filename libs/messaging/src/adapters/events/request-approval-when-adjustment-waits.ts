import { Config, type EventHandler, HandlesEvent } from '@casewright/platform';
import { CommandBus } from '@nestjs/cqrs';
import { IsInt, IsString, IsUUID } from 'class-validator';
import { type RequestedAdjustment, RequestApproval } from '../../commands/request-approval';

class AdjustmentWaitingPayload implements RequestedAdjustment {
  @IsUUID()
  readonly adjustmentId!: string;

  @IsUUID()
  readonly ownerId!: string;

  @IsUUID()
  readonly requestedBy!: string;

  @IsInt()
  readonly credits!: number;

  @IsString()
  readonly reason!: string;
}

@HandlesEvent({ event: 'billing.adjustment-waiting', name: 'messaging.request-approval-when-adjustment-waits' })
export class RequestApprovalWhenAdjustmentWaits implements EventHandler<AdjustmentWaitingPayload> {
  readonly payload = AdjustmentWaitingPayload;

  constructor(
    private readonly commands: CommandBus,
    private readonly config: Config,
  ) {}

  async handle(adjustment: AdjustmentWaitingPayload): Promise<void> {
    await this.commands.execute(new RequestApproval(adjustment, `${this.config.publicUrl}/admin/credits`));
  }
}
