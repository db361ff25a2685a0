import { Clock } from '@casewright/kernel';
import { addedInputs } from '@casewright/rules';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { endAdvocateLinks } from '../advocate/commands/end-advocate-links';
import { AdvocateLinks } from '../advocate/domain/advocate-links.repository';
import { followCase } from '../deliverables/commands/follow-case';
import { Deliverables } from '../deliverables/domain/deliverables.repository';
import type { Case, CaseMove } from '../domain/case';
import { CaseNotFound } from '../domain/case.errors';
import { Cases } from '../domain/case.repository';
import { Pursuits } from '../domain/pursuit.repository';
import { Checklists } from '../inputs/domain/checklists.repository';
import { apply } from './case-credit-changes';
import { CaseCredits } from './ports';

/** Moves a case to its next state. Sellers may move only their own. */
export class MoveCase extends Command<void> {
  constructor(
    readonly caseId: string,
    readonly move: CaseMove,
  ) {
    super();
  }
}

@CommandHandler(MoveCase)
export class MoveCaseHandler implements ICommandHandler<MoveCase> {
  constructor(
    private readonly cases: Cases,
    private readonly pursuits: Pursuits,
    private readonly credits: CaseCredits,
    private readonly deliverables: Deliverables,
    private readonly checklists: Checklists,
    private readonly links: AdvocateLinks,
    private readonly clock: Clock,
  ) {}

  async execute({ caseId, move }: MoveCase): Promise<void> {
    const found = await this.cases.findForUpdate(caseId);
    if (!found || (move.party === 'seller' && found.ownerId !== move.byId)) throw new CaseNotFound();
    const now = this.clock.now();
    await this.changeInputs(found, move, now);
    const rates = await this.cases.ratesOf(found);
    const needsInputs = move.command === 'accept' && (await this.needsInputs(found));
    const change = found.move({ ...move, rates, needsInputs }, now);
    await apply(this.credits, found, change);
    await this.cases.save(found);
    await followCase(this.deliverables, found, move, now);
    await endAdvocateLinks(this.links, found, now);

    const pursuit = await this.pursuits.findForUpdate(found.ownerId, found.pursuitId);
    const { state } = found.figures;
    if (state === 'cancelled') pursuit?.move('end-case', 'case', now);
    else if (move.command === 'present') pursuit?.move('present', 'seller', now);
    else return;
    if (pursuit) await this.pursuits.save(pursuit);
  }

  /** The provider may continue despite missing inputs, and ask for them again. */
  private async changeInputs(found: Case, { command, party }: CaseMove, at: Date): Promise<void> {
    if (command !== 'complete-inputs' && command !== 'return-inputs') return;
    const checklist = await this.checklists.of(found);
    if (command === 'return-inputs') checklist.askForWaived();
    else if (party === 'provider') checklist.waiveMissing(at);
    else checklist.refuseUnlessComplete();
    await this.checklists.save(found, checklist);
  }

  private async needsInputs(found: Case): Promise<boolean> {
    const { terms, offer } = found.figures;
    if (!offer) return false;
    return (await this.checklists.of(found, offer.terms)).lacksAny(
      addedInputs(terms.selections, offer.terms.selections),
    );
  }
}
