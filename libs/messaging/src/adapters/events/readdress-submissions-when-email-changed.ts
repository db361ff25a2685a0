import { HandlesEvent, type EventHandler } from '@casewright/platform';
import { CommandBus } from '@nestjs/cqrs';
import { IsString, IsUUID } from 'class-validator';
import { ReaddressSubmissions } from '../../commands/readdress-submissions';

export class EmailChangedPayload {
  @IsUUID()
  readonly accountId!: string;

  @IsString()
  readonly previousEmail!: string;

  @IsString()
  readonly email!: string;
}

@HandlesEvent({ event: 'identity.email-changed', name: 'messaging.readdress-submissions-when-email-changed' })
export class ReaddressSubmissionsWhenEmailChanged implements EventHandler<EmailChangedPayload> {
  readonly payload = EmailChangedPayload;

  constructor(private readonly commands: CommandBus) {}

  async handle({ accountId, previousEmail, email }: EmailChangedPayload): Promise<void> {
    await this.commands.execute(new ReaddressSubmissions(accountId, [previousEmail, email]));
  }
}
