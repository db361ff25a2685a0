/** Subjects of live updates. Pages that show the subject fetch it again. */
export const LIVE_TOPICS = ['messages', 'drafts', 'writing', 'balance', 'cases', 'value-models', 'session'] as const;

export type LiveTopic = (typeof LIVE_TOPICS)[number];
