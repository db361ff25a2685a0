const HIDDEN = '…';
/** One-time codes have 6 digits, recovery codes and tokens mix more characters without a space. */
const CODE = /^\W{0,3}\d{6,}\W{0,3}$/;
const LINK_OR_ADDRESS = /@|:\/\/|^\W{0,3}www\./i;
const MAX_WORD = 40;

/** What is kept of a subject: subjects quote what people wrote, and may hold no code, link or email address. */
export const recordedSubject = (subject: string): string =>
  subject
    .split(' ')
    .map((word) => (word.length >= MAX_WORD || CODE.test(word) || LINK_OR_ADDRESS.test(word) ? HIDDEN : word))
    .join(' ');
