import type { Reconciliation } from './reconciliation';

export abstract class Reconciliations {
  abstract add(reconciliation: Reconciliation): Promise<void>;
}
