import { momentText } from '@casewright/rules';
import { BRAND } from '@casewright/rules/brand';
import { messageTo } from '@casewright/web/paths';
import type { ContactSubmission } from './queries';

/** Mail programs cut off long addresses. */
const MAX_QUOTED = 1_000;
const subject = `Your message to ${BRAND.name}`;

function quoteOf({ name, message, createdAt }: ContactSubmission): string {
  const text = message.length > MAX_QUOTED ? `${message.slice(0, MAX_QUOTED)}…` : message;
  return `\n\n${momentText(new Date(createdAt))}, ${name} wrote:\n${text.replace(/^/gm, '> ')}`;
}

/** Draft of a message to the account, or of an email. Both quote the question. */
export function answerTo(submission: ContactSubmission): string {
  const { email, userId } = submission;
  const content = quoteOf(submission);
  if (userId) return `${messageTo(userId)}&${new URLSearchParams({ subject, content })}`;
  const [to, about, body] = [email, subject, content.replaceAll('\n', '\r\n')].map(encodeURIComponent);
  return `mailto:${to}?subject=${about}&body=${body}`;
}
