/** 'Mar 2, 2026, 9:05 AM' (S1 §9), by default in the viewer's time zone. */
export function momentText(at: Date, timeZone?: string): string {
  const text = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(at);
  // Newer engines write a narrow no-break space before AM and PM.
  return text.replaceAll('\u202f', ' ');
}
