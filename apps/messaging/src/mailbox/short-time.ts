import { DAY_MS } from '@casewright/rules';

const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });
const thisYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const anyYear = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** '9:42 AM', 'Yesterday', 'Nov 17' or 'Nov 17, 2024'. */
export function shortTime(at: string, now = new Date()): string {
  const then = new Date(at);
  if (isSameDay(then, now)) return clock.format(then);
  if (isSameDay(then, new Date(now.getTime() - DAY_MS))) return 'Yesterday';
  return (then.getFullYear() === now.getFullYear() ? thisYear : anyYear).format(then);
}

const isSameDay = (one: Date, other: Date): boolean => one.toDateString() === other.toDateString();
