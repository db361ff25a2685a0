/** What pages are told has changed: they fetch again what they show of it. */
export const LIVE_TOPICS = ['messages', 'drafts', 'writing', 'balance', 'cases', 'value-models', 'session'] as const;

export type LiveTopic = (typeof LIVE_TOPICS)[number];
