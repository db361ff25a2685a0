import { momentText } from '@casewright/rules';
import type { Message } from '../mailbox/queries';
import { MAX_CONTENT_LENGTH, MAX_SUBJECT_LENGTH } from './limits';

const RE = 'Re: ';

/** 'Re: ' once, never doubled. */
export const replySubject = (subject: string): string =>
  (/^re:/i.test(subject) ? subject : RE + subject).slice(0, MAX_SUBJECT_LENGTH);

/** The quoted original: who wrote it, when, its subject and text. Cut so that at least half the limit is left for the reply. */
export function quoteOf({ isAdminMessage, createdAt, subject, content }: Message): string {
  const heading = `${isAdminMessage ? 'Admin' : 'You'} wrote on ${momentText(new Date(createdAt))}, “${subject}”`;
  const quote = `${heading}\n${content}`.replace(/^/gm, '> ');
  const room = MAX_CONTENT_LENGTH / 2;
  return quote.length > room ? `${quote.slice(0, room - 1)}…` : quote;
}

const BETWEEN = '\n\n';

export const roomForReply = (message: Message): number => MAX_CONTENT_LENGTH - quoteOf(message).length - BETWEEN.length;

export const replyContent = (message: Message, answer: string): string => answer.trim() + BETWEEN + quoteOf(message);
