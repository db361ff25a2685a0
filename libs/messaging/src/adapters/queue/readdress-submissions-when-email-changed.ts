import { Reaction, type Reacts } from '@casewright/platform';
import { CommandBus } from '@nestjs/cqrs';
import { IsString, IsUUID } from 'class-validator';
import { ReaddressSubmissions } from '../../commands/readdress-submissions';

export class EmailChangedNews {
  @IsUUID()
  readonly accountId!: string;

  @IsString()
  readonly previousEmail!: string;

  @IsString()
  readonly email!: string;
}

@Reaction('identity.email-changed')
export class ReaddressSubmissionsWhenEmailChanged implements Reacts<EmailChangedNews> {
  readonly news = EmailChangedNews;

  constructor(private readonly commands: CommandBus) {}

  async react({ accountId, previousEmail, email }: EmailChangedNews): Promise<void> {
    await this.commands.execute(new ReaddressSubmissions(accountId, [previousEmail, email]));
  }
}
