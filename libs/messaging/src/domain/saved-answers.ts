export const ANSWER_TITLE_MAX_LENGTH = 100;

/** A text that admins reply with again and again. */
export interface SavedAnswer {
  readonly id: string;
  readonly title: string;
  readonly content: string;
}

export abstract class SavedAnswers {
  abstract put(answer: SavedAnswer, at: Date): Promise<void>;
  /** @returns whether there was such an answer */
  abstract delete(id: string): Promise<boolean>;
}
