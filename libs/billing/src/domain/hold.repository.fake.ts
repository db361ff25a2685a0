import type { Hold } from './hold';
import type { Holds } from './hold.repository';

export class HoldsInMemory implements Holds {
  private readonly holds = new Map<string, Hold>();

  async add(hold: Hold): Promise<void> {
    this.holds.set(hold.caseId, hold);
  }

  async findForUpdate(caseId: string): Promise<Hold | undefined> {
    return this.holds.get(caseId);
  }

  async save(): Promise<void> {}
}
