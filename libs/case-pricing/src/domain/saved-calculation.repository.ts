import type { SavedCalculation } from './saved-calculation';

export abstract class SavedCalculations {
  abstract add(calculation: SavedCalculation): Promise<void>;
}
