/** The server's limits (decisions, messaging 4). */
export const MAX_SUBJECT_LENGTH = 200;
export const MAX_CONTENT_LENGTH = 10_000;
export const MAX_ANSWER_TITLE_LENGTH = 100;
