export const UNDO_SECONDS = 10;
