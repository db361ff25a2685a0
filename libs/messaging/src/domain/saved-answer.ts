export const ANSWER_TITLE_MAX_LENGTH = 100;

/** A text that admins reply with again and again. */
export interface SavedAnswer {
  readonly id: string;
  readonly title: string;
  readonly content: string;
}
