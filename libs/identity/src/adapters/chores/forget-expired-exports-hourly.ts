import { Chore, type DoesChore } from '@casewright/platform';
import { CommandBus } from '@nestjs/cqrs';
import { ForgetExpiredExports } from '../../commands/forget-expired-exports';

@Chore({ name: 'identity.forget-expired-exports', everySeconds: 3_600 })
export class ForgetExpiredExportsHourly implements DoesChore {
  constructor(private readonly commands: CommandBus) {}

  run(): Promise<void> {
    return this.commands.execute(new ForgetExpiredExports());
  }
}
