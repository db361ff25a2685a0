import type { BillChoices } from '@casewright/rules/intake';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { LockedChecklists } from './locked-checklists';

/** Sets which cost and which kinds of lines of a bill count. */
export class ChooseBillCost extends Command<void> {
  constructor(
    readonly ownerId: string,
    readonly caseId: string,
    readonly key: string,
    readonly choices: BillChoices,
  ) {
    super();
  }
}

@CommandHandler(ChooseBillCost)
export class ChooseBillCostHandler implements ICommandHandler<ChooseBillCost> {
  constructor(private readonly locked: LockedChecklists) {}

  /** @throws CaseNotFound, InputNotFound, InputNotChangeable, NothingToChoose, InvalidBillChoices */
  execute({ ownerId, caseId, key, choices }: ChooseBillCost): Promise<void> {
    return this.locked.change(caseId, ownerId, ({ checklist, at }) =>
      checklist.chooseCost(key, choices, { byId: ownerId, at: at.toISOString() }),
    );
  }
}
