/** Message limits (decisions, messaging 4). */
export const SUBJECT_MAX_LENGTH = 200;
export const CONTENT_MAX_LENGTH = 10_000;
export const RECIPIENT_MAX_LENGTH = 255;

const RE = 'Re: ';

export const replySubject = (subject: string): string =>
  (/^re:/i.test(subject) ? subject : RE + subject).slice(0, SUBJECT_MAX_LENGTH);
