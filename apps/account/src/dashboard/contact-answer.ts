import { momentText } from '@casewright/rules';
import { BRAND } from '@casewright/rules/brand';
import { messageTo } from '@casewright/web/paths';
import type { ContactSubmission } from './queries';

/** Mail programs cut off long addresses. */
const MAX_QUOTED = 1_000;
const subject = `Your message to ${BRAND.name}`;

function quoteOf({ name, message, createdAt }: ContactSubmission): string {
  // Half of an emoji can't be encoded.
  const text = message.length > MAX_QUOTED ? `${message.slice(0, MAX_QUOTED).toWellFormed()}…` : message;
  const quote = `\n\n${momentText(new Date(createdAt))}, ${name} wrote:\n${text.replace(/^/gm, '> ')}`;
  return quote.replaceAll('\n', '\r\n');
}

/** Draft of a message to the account, or of an email that quotes the question. Our own URLs carry no one's text. */
export function answerTo(submission: ContactSubmission): string {
  const { email, userId } = submission;
  if (userId) return `${messageTo(userId)}&${new URLSearchParams({ subject })}`;
  const [to, about, body] = [email, subject, quoteOf(submission)].map(encodeURIComponent);
  return `mailto:${to}?subject=${about}&body=${body}`;
}
