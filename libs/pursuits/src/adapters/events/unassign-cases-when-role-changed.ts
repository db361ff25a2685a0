import { type EventHandler, HandlesEvent } from '@casewright/platform';
import { CommandBus } from '@nestjs/cqrs';
import { IsUUID } from 'class-validator';
import { UnassignCases } from '../../commands/unassign-cases';

class RoleChangedPayload {
  @IsUUID()
  readonly accountId!: string;
}

@HandlesEvent({ event: 'identity.role-changed', name: 'pursuits.unassign-cases-when-role-changed' })
export class UnassignCasesWhenRoleChanged implements EventHandler<RoleChangedPayload> {
  readonly payload = RoleChangedPayload;

  constructor(private readonly commands: CommandBus) {}

  handle({ accountId }: RoleChangedPayload): Promise<void> {
    return this.commands.execute(new UnassignCases(accountId));
  }
}
