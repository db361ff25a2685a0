import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Flow } from '../domain/flow';
import { Flows } from '../domain/sign-in-methods';

/** Somebody may want to sign in with a passkey: the browser is given a challenge, whosever it is. */
export class BeginPasskeySignIn extends Command<void> {
  constructor(
    readonly flowTokenHash: string,
    readonly challenge: string,
  ) {
    super();
  }
}

@CommandHandler(BeginPasskeySignIn)
export class BeginPasskeySignInHandler implements ICommandHandler<BeginPasskeySignIn> {
  constructor(
    private readonly flows: Flows,
    private readonly clock: Clock,
  ) {}

  async execute({ flowTokenHash, challenge }: BeginPasskeySignIn): Promise<void> {
    await this.flows.begin(Flow.begin('passkey', flowTokenHash, { about: challenge }, this.clock.now()));
  }
}
