import { Clock, Events } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Comments } from '../domain/comments.repository';
import type { Reader } from '../domain/reader';
import { CaseNotFound, CommentNotFound } from '../domain/value-model.errors';
import { ValueModelChanged } from '../domain/value-model.events';
import { CasesToModel } from './ports';

/** Resolves or reopens a comment. */
export class ResolveComment extends Command<void> {
  constructor(
    readonly caseId: string,
    readonly by: Reader,
    readonly commentId: string,
    readonly isResolved: boolean,
  ) {
    super();
  }
}

@CommandHandler(ResolveComment)
export class ResolveCommentHandler implements ICommandHandler<ResolveComment> {
  constructor(
    private readonly cases: CasesToModel,
    private readonly comments: Comments,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  async execute({ caseId, by, commentId, isResolved }: ResolveComment): Promise<void> {
    const found = await this.cases.lock(caseId);
    if (!found || (!by.isProvider && found.ownerId !== by.id)) throw new CaseNotFound();
    const at = this.clock.now();
    if (!(await this.comments.setResolved(caseId, commentId, isResolved, by.id, at))) throw new CommentNotFound();
    this.events.record(new ValueModelChanged(caseId, found.ownerId, at));
  }
}
