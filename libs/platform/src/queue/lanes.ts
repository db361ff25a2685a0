/** Each lane has a queue and slots of its own, so that a slow document never keeps a sign-up code waiting. */
export const LANES = ['events', 'files', 'documents'] as const;
export type Lane = (typeof LANES)[number];
