/** For example "Mon, Dec 7", in the viewer's time zone by default. */
export const reviewDayText = (startsAt: Date, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone }).format(startsAt);

/** For example "9:00 AM to 9:45 AM PST". */
export function reviewHoursText(startsAt: Date, endsAt: Date, timeZone?: string): string {
  const hours = { hour: 'numeric', minute: '2-digit', timeZone } as const;
  const start = new Intl.DateTimeFormat('en-US', hours).format(startsAt);
  const end = new Intl.DateTimeFormat('en-US', { ...hours, timeZoneName: 'short' }).format(endsAt);
  // Newer engines write a narrow no-break space before AM and PM.
  return `${start} to ${end}`.replaceAll('\u202f', ' ');
}
