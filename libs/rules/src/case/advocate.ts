const HOUR_MS = 3_600_000;

/** Of the link that is mailed to an advocate: lengths in UTF-16 units. */
export const ADVOCATE_LIMITS = {
  /** Links of a case that can be used at once. */
  links: 5,
  name: 100,
  comment: 1_000,
} as const;

/** How long a link can be opened, and how long the case can be read once it was. */
export const ADVOCATE_LINK_DAYS = 7;
export const ADVOCATE_READING_HOURS = 8;

export const ADVOCATE_ANSWERS = ['approve', 'comment', 'decline'] as const;
export type AdvocateAnswer = (typeof ADVOCATE_ANSWERS)[number];

/**
 * `sent`: not opened yet. `opened`: once, in one browser. `stopped`: after too many wrong tries. `over`: the case left its
 * advocate review.
 */
export const ADVOCATE_LINK_STATES = [
  'sent',
  'opened',
  'approved',
  'declined',
  'expired',
  'revoked',
  'stopped',
  'over',
] as const;
export type AdvocateLinkState = (typeof ADVOCATE_LINK_STATES)[number];

export const linkExpiry = (sentAt: Date): Date => new Date(sentAt.getTime() + ADVOCATE_LINK_DAYS * 24 * HOUR_MS);
export const readingExpiry = (openedAt: Date): Date => new Date(openedAt.getTime() + ADVOCATE_READING_HOURS * HOUR_MS);
