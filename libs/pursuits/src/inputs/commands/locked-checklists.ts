import { Clock, Events } from '@casewright/kernel';
import type { Case } from '../../domain/case';
import { CaseNotFound } from '../../domain/case.errors';
import { Cases } from '../../domain/case.repository';
import type { Checklist } from '../domain/checklist';
import { Checklists } from '../domain/checklists.repository';
import { InputChanged } from '../domain/input.events';

export interface LockedChecklist {
  readonly found: Case;
  readonly checklist: Checklist;
  readonly at: Date;
}

/** Serializes changes to the inputs of a case by locking the case. */
export class LockedChecklists {
  constructor(
    private readonly cases: Cases,
    private readonly checklists: Checklists,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  /**
   * @param ownerId undefined for the provider
   * @throws CaseNotFound also for another seller's case
   */
  async change(
    caseId: string,
    ownerId: string | undefined,
    work: (locked: LockedChecklist) => void | Promise<void>,
  ): Promise<void> {
    const found = await this.cases.findForUpdate(caseId);
    if (!found || (ownerId && found.ownerId !== ownerId)) throw new CaseNotFound();
    const checklist = await this.checklists.of(found);
    const at = this.clock.now();
    await work({ found, checklist, at });
    await this.checklists.save(found, checklist);
    this.events.record(new InputChanged(found.id, found.ownerId, at));
    await this.cases.save(found);
  }
}
