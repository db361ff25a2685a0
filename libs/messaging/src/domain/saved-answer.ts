export const ANSWER_TITLE_MAX_LENGTH = 100;

/** A reusable reply of admins. */
export interface SavedAnswer {
  readonly id: string;
  readonly title: string;
  readonly content: string;
}
