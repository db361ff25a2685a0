import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DataExports } from '../domain/people.repository';

export class ForgetExpiredExports extends Command<void> {}

@CommandHandler(ForgetExpiredExports)
export class ForgetExpiredExportsHandler implements ICommandHandler<ForgetExpiredExports> {
  constructor(
    private readonly exports: DataExports,
    private readonly clock: Clock,
  ) {}

  execute(): Promise<void> {
    return this.exports.forgetExpired(this.clock.now());
  }
}
