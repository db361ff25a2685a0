import type { SavedCalculation } from './saved-calculation';

/** Treats other owners' IDs as not found. */
export abstract class SavedCalculations {
  abstract add(calculation: SavedCalculation): Promise<void>;
  abstract find(ownerId: string, id: string): Promise<SavedCalculation | undefined>;
  /** @returns whether it existed, as do the methods below */
  abstract rename(ownerId: string, id: string, title: string): Promise<boolean>;
  abstract delete(ownerId: string, id: string, at: Date): Promise<boolean>;
  abstract restore(ownerId: string, id: string): Promise<boolean>;
  abstract erase(deletedBefore: Date): Promise<void>;
}
