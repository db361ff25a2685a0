import { Clock } from '@casewright/kernel';
import type { PursuitFacts } from '@casewright/rules';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Pursuit } from '../domain/pursuit';
import { Pursuits } from '../domain/pursuit.repository';

export interface SavedPursuitDraft {
  readonly savedAt: Date;
}

export class SavePursuitDraft extends Command<SavedPursuitDraft> {
  constructor(
    readonly ownerId: string,
    readonly facts: PursuitFacts,
  ) {
    super();
  }
}

@CommandHandler(SavePursuitDraft)
export class SavePursuitDraftHandler implements ICommandHandler<SavePursuitDraft> {
  constructor(
    private readonly pursuits: Pursuits,
    private readonly clock: Clock,
  ) {}

  async execute({ ownerId, facts }: SavePursuitDraft): Promise<SavedPursuitDraft> {
    const now = this.clock.now();
    const draft = (await this.pursuits.findDraftForUpdate(ownerId)) ?? Pursuit.draft(ownerId, facts, now);
    draft.saveDraft(facts, now);
    await this.pursuits.save(draft);
    return { savedAt: now };
  }
}
