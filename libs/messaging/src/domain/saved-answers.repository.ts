import type { SavedAnswer } from './saved-answer';

export abstract class SavedAnswers {
  abstract put(answer: SavedAnswer, at: Date): Promise<void>;
  /** @returns whether there was such an answer */
  abstract delete(id: string): Promise<boolean>;
}
