import { CONTENT_MAX_LENGTH, momentText } from '@casewright/rules';
import type { Message } from '../mailbox/queries';

/** The quoted original with its header, cut to leave at least half of the limit for the reply. */
export function quoteOf({ isAdminMessage, createdAt, subject, content }: Message): string {
  const heading = `${isAdminMessage ? 'Admin' : 'You'} wrote on ${momentText(new Date(createdAt))}, “${subject}”`;
  const quote = `${heading}\n${content}`.replace(/^/gm, '> ');
  const room = CONTENT_MAX_LENGTH / 2;
  return quote.length > room ? `${quote.slice(0, room - 1)}…` : quote;
}

const BETWEEN = '\n\n';

export const roomForReply = (message: Message): number => CONTENT_MAX_LENGTH - quoteOf(message).length - BETWEEN.length;

export const replyContent = (message: Message, answer: string): string => answer.trim() + BETWEEN + quoteOf(message);
