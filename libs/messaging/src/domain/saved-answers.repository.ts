import type { SavedAnswer } from './saved-answer';

export abstract class SavedAnswers {
  abstract put(answer: SavedAnswer, at: Date): Promise<void>;
  /** @returns false if there is no such answer */
  abstract delete(id: string): Promise<boolean>;
}
