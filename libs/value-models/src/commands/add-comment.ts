import { Clock, Events } from '@casewright/kernel';
import { mayUseModel, type ValueModel } from '@casewright/rules';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Comments } from '../domain/comments.repository';
import {
  CaseNotFound,
  CommentMissing,
  ModelNotStarted,
  RowNotFound,
  NotCommentable,
} from '../domain/value-model.errors';
import { ValueModelChanged, ValueModelCommented } from '../domain/value-model.events';
import { CaseModels } from '../domain/value-model.repository';
import type { Reader } from '../domain/reader';
import type { RowAnchor } from '../domain/row-anchor';
import { CasesToModel } from './ports';

export class AddComment extends Command<void> {
  constructor(
    readonly caseId: string,
    readonly by: Reader,
    readonly row: RowAnchor,
    readonly text: string,
  ) {
    super();
  }
}

@CommandHandler(AddComment)
export class AddCommentHandler implements ICommandHandler<AddComment> {
  constructor(
    private readonly cases: CasesToModel,
    private readonly models: CaseModels,
    private readonly comments: Comments,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  async execute({ caseId, by, row, text: given }: AddComment): Promise<void> {
    const found = await this.cases.lock(caseId);
    if (!found || (!by.isProvider && found.ownerId !== by.id)) throw new CaseNotFound();
    if (!mayUseModel('comment', found.state)) throw new NotCommentable();
    const text = given.trim();
    if (!text) throw new CommentMissing();
    const model = await this.models.findForUpdate(caseId);
    if (!model) throw new ModelNotStarted();
    const rowLabel = labelOf(model.figures.content.model, row);
    if (rowLabel === undefined) throw new RowNotFound();
    const at = this.clock.now();
    await this.comments.add({ id: crypto.randomUUID(), caseId, row, rowLabel, authorId: by.id, text, at });
    this.events.record(new ValueModelChanged(caseId, found.ownerId, at));
    if (by.id === found.ownerId) this.events.record(new ValueModelCommented(caseId, by.id, rowLabel, text, at));
  }
}

function labelOf({ assumptions, costLines, benefits }: ValueModel, { kind, id }: RowAnchor): string | undefined {
  const rows = { assumption: assumptions, line: costLines, driver: benefits }[kind];
  return rows.find((row) => row.id === id)?.label;
}
