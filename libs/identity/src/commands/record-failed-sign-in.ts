import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type FailedSignIn, FailedSignIns } from '../domain/failed-sign-ins.repository';

/** For its owner and admins, who look for networks that try an account or many. */
export class RecordFailedSignIn extends Command<void> {
  constructor(readonly failure: FailedSignIn) {
    super();
  }
}

@CommandHandler(RecordFailedSignIn)
export class RecordFailedSignInHandler implements ICommandHandler<RecordFailedSignIn> {
  constructor(
    private readonly failures: FailedSignIns,
    private readonly clock: Clock,
  ) {}

  execute({ failure }: RecordFailedSignIn): Promise<void> {
    return this.failures.count(failure, this.clock.now());
  }
}
