const MINUTE = 60;

/** '42s' or '14:05'. */
export const waitText = (seconds: number): string =>
  seconds <= MINUTE ? `${seconds}s` : `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;
