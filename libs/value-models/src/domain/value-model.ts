import { AggregateRoot } from '@casewright/kernel';
import { canonicalJson, contentFaults, type ValueModelContent } from '@casewright/rules';
import { type Editing, released, requested, taken } from './editing';
import { ModelInvalid, RevisionConflict } from './value-model.errors';
import { ValueModelChanged } from './value-model.events';

export interface ModelFigures {
  readonly content: ValueModelContent;
  /** Starts at 1 and grows with each change of the content. */
  readonly revision: number;
  readonly editing: Editing;
  readonly changedBy: string;
  readonly changedAt: Date;
}

/** Saved content can always be computed. */
export class CaseModel extends AggregateRoot {
  constructor(
    readonly caseId: string,
    readonly ownerId: string,
    private now: ModelFigures,
  ) {
    super();
  }

  /** @throws ModelInvalid */
  static start(caseId: string, ownerId: string, content: ValueModelContent, byId: string, at: Date): CaseModel {
    refuseInvalid(content);
    const editing = taken({ editor: null, askerId: null }, byId, at);
    const started = new CaseModel(caseId, ownerId, { content, revision: 1, editing, changedBy: byId, changedAt: at });
    started.note(at);
    return started;
  }

  get figures(): ModelFigures {
    return this.now;
  }

  /**
   * @param revision the one that was edited. Saving again after a lost response changes nothing.
   * @throws EditedByAnother, RevisionConflict, ModelInvalid
   */
  save(content: ValueModelContent, revision: number, byId: string, at: Date): void {
    const editing = taken(this.now.editing, byId, at);
    if (revision !== this.now.revision) {
      if (this.isRepeated(content, revision, byId)) return;
      throw new RevisionConflict(this.now.revision);
    }
    refuseInvalid(content);
    this.now = { content, revision: revision + 1, editing, changedBy: byId, changedAt: at };
    this.note(at);
  }

  /** @throws EditedByAnother */
  take(byId: string, at: Date): void {
    this.edit(taken(this.now.editing, byId, at), at);
  }

  release(byId: string, at: Date): void {
    this.edit(released(this.now.editing, byId, at), at);
  }

  requestEdit(byId: string, at: Date): void {
    this.edit(requested(this.now.editing, byId, at), at);
  }

  /** Records a change only when the editor or asker is someone else. */
  private edit(editing: Editing, at: Date): void {
    const { editing: before } = this.now;
    this.now = { ...this.now, editing };
    if (before.editor?.id !== editing.editor?.id || before.askerId !== editing.askerId) this.note(at);
  }

  private isRepeated(content: ValueModelContent, revision: number, byId: string): boolean {
    const { now } = this;
    return (
      now.revision === revision + 1 && now.changedBy === byId && canonicalJson(now.content) === canonicalJson(content)
    );
  }

  private note(at: Date): void {
    this.record(new ValueModelChanged(this.caseId, this.ownerId, at));
  }
}

function refuseInvalid(content: ValueModelContent): void {
  const faults = contentFaults(content);
  if (faults.length > 0) throw new ModelInvalid(faults);
}
