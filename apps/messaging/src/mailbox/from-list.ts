/** History state of what was opened from a list: going back leads to the list as it was left. */
export const FROM_LIST = { isFromList: true };

export const isFromList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isFromList' in state;
