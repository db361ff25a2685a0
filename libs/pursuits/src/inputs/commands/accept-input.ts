import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { LockedChecklists } from './locked-checklists';

export class AcceptInput extends Command<void> {
  constructor(
    readonly caseId: string,
    readonly key: string,
  ) {
    super();
  }
}

@CommandHandler(AcceptInput)
export class AcceptInputHandler implements ICommandHandler<AcceptInput> {
  constructor(private readonly locked: LockedChecklists) {}

  /** @throws CaseNotFound, InputNotFound, InputNotProvided */
  execute({ caseId, key }: AcceptInput): Promise<void> {
    return this.locked.change(caseId, undefined, ({ checklist }) => checklist.accept(key));
  }
}
