import { Clock, Events } from '@casewright/kernel';
import type { AdvocateAnswer, CaseEntry } from '@casewright/rules';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MoveCase } from '../../commands/move-case';
import { Cases } from '../../domain/case.repository';
import { Pursuits } from '../../domain/pursuit.repository';
import { AdvocateLinkNotFound, CommentMissing } from '../domain/advocate-link.errors';
import { AdvocateAnswered } from '../domain/advocate-link.events';
import { AdvocateLinks } from '../domain/advocate-links.repository';

/** Declining does not change the state of the case: the seller decides what follows. */
export class AnswerAsAdvocate extends Command<void> {
  constructor(
    readonly link: { readonly id: string; readonly caseId: string },
    readonly answer: AdvocateAnswer,
    readonly comment: string,
  ) {
    super();
  }
}

const ENTRIES: Readonly<Record<Exclude<AdvocateAnswer, 'approve'>, CaseEntry>> = {
  comment: 'advocate-comment',
  decline: 'advocate-decline',
};

@CommandHandler(AnswerAsAdvocate)
export class AnswerAsAdvocateHandler implements ICommandHandler<AnswerAsAdvocate> {
  constructor(
    private readonly cases: Cases,
    private readonly pursuits: Pursuits,
    private readonly links: AdvocateLinks,
    private readonly commands: CommandBus,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  async execute({ link: { id, caseId }, answer, comment: given }: AnswerAsAdvocate): Promise<void> {
    const comment = given.trim();
    if (answer !== 'approve' && !comment) throw new CommentMissing();
    const found = await this.cases.findForUpdate(caseId);
    const link = found && (await this.links.find(caseId, id));
    if (!link) throw new AdvocateLinkNotFound();
    const now = this.clock.now();
    const by = { party: 'advocate', byId: id } as const;
    if (answer === 'comment') link.refuseUnlessOpen(now);
    else link.decide(answer === 'approve' ? 'approved' : 'declined', now);
    await this.links.save(link);
    if (answer === 'approve')
      await this.commands.execute(new MoveCase(caseId, { ...by, command: 'approve-review', reason: comment }));
    else {
      found.enter(ENTRIES[answer], by, comment, now);
      await this.cases.save(found);
    }
    const { ownerId, pursuitId } = found;
    const pursuit = await this.pursuits.findForUpdate(ownerId, pursuitId);
    const prospect = pursuit?.state.facts.prospect ?? '';
    const { name } = link.advocate;
    this.events.record(new AdvocateAnswered(caseId, pursuitId, ownerId, prospect, name, answer, comment, now));
  }
}
