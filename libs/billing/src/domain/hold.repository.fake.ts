import type { Hold } from './hold';
import type { Holds } from './hold.repository';

export class HoldsInMemory implements Holds {
  private readonly holds = new Map<string, Hold>();

  add(hold: Hold): void {
    this.holds.set(hold.id, hold);
  }

  async findForUpdate(id: string): Promise<Hold | undefined> {
    return this.holds.get(id);
  }
}
