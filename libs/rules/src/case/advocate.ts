import { DAY_MS, HOUR_MS } from '../time';

/** Lengths in UTF-16 units. */
export const ADVOCATE_LIMITS = {
  /** Usable links per case. */
  links: 5,
  /** People whom a seller invites for the first time, within 24 hours. */
  newPerDay: 10,
  name: 100,
  comment: 1_000,
} as const;

/** Days until an unopened link expires, and hours of access after it was opened. */
export const ADVOCATE_LINK_DAYS = 7;
export const ADVOCATE_READING_HOURS = 8;

export const ADVOCATE_ANSWERS = ['approve', 'comment', 'decline'] as const;
export type AdvocateAnswer = (typeof ADVOCATE_ANSWERS)[number];

/** `opened`: once, in one browser. `stopped`: after too many wrong attempts. `over`: the case left advocate review. */
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

export const linkExpiry = (sentAt: Date): Date => new Date(sentAt.getTime() + ADVOCATE_LINK_DAYS * DAY_MS);
export const readingExpiry = (openedAt: Date): Date => new Date(openedAt.getTime() + ADVOCATE_READING_HOURS * HOUR_MS);
