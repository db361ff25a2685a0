/** For example "Mar 2, 2026, 9:05 AM" (S1 §9), in the viewer's time zone by default. */
export function momentText(at: Date, timeZone?: string): string {
  // Newer engines write a narrow no-break space before AM and PM.
  return formatIn(timeZone).format(at).replaceAll('\u202f', ' ');
}

/** Cached by time zone: creating a formatter takes as long as formatting a screen of times. */
const formats = new Map<string | undefined, Intl.DateTimeFormat>();

function formatIn(timeZone: string | undefined): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  formats.set(timeZone, format);
  return format;
}
