const MINUTE = 60;

/** How long is left to wait, as a button says it: '42 s', '14:05'. */
export const waitText = (seconds: number): string =>
  seconds <= MINUTE ? `${seconds} s` : `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;
