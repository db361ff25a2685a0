/** A moment as every page shows it (S1 §9): 'Mar 2, 2026, 9:05 AM'. Without a time zone, in that of the viewer. */
export function momentText(at: Date, timeZone?: string): string {
  const text = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(at);
  // Newer engines put a narrow no-break space before AM and PM, others a plain one.
  return text.replaceAll('\u202f', ' ');
}
