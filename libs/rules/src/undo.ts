/** How long a deletion can be undone. */
export const UNDO_SECONDS = 10;
