import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ReasonMissing } from '../../domain/case.errors';
import { LockedChecklists } from './locked-checklists';

/** Sends an item back. The case waits for the seller until it is provided again. */
export class ReturnInput extends Command<void> {
  constructor(
    readonly caseId: string,
    readonly key: string,
    readonly byId: string,
    readonly reason: string,
  ) {
    super();
  }
}

@CommandHandler(ReturnInput)
export class ReturnInputHandler implements ICommandHandler<ReturnInput> {
  constructor(private readonly locked: LockedChecklists) {}

  /** @throws CaseNotFound, InputNotFound, InputNotProvided, ReasonMissing, CaseMoveNotAllowed */
  execute({ caseId, key, byId, reason: given }: ReturnInput): Promise<void> {
    if (!given.trim()) throw new ReasonMissing();
    return this.locked.change(caseId, undefined, ({ found, checklist, at }) => {
      const reason = checklist.return(key, given.trim());
      const { state } = found.figures;
      if (state === 'on-hold') return;
      // During the analysis, the clock stops until the provider resumes the case.
      const command = state === 'analysis' ? 'hold' : 'return-inputs';
      found.move({ command, party: 'provider', byId, reason }, at);
    });
  }
}
