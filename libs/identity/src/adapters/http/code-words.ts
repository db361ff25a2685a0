/** What is told of a mailed code that does not count. */
export const CODE_WORDS = {
  wrong: 'Invalid verification code',
  expired: 'This code is no longer valid. Enter the newest code or request another one.',
} as const;
