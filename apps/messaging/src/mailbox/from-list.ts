/** History state of items opened from a list, to which going back returns. */
export const FROM_LIST = { isFromList: true };

export const isFromList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isFromList' in state;
