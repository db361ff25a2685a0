/** Created on first use: the first formatter blocks a slow phone for 40 ms. */
let utcDay: Intl.DateTimeFormat | undefined;
let day: Intl.DateTimeFormat | undefined;

/** 'Nov 20, 2026' in the viewer's time zone. Use `momentText` for date and time. */
export function formatDate(at: string | Date): string {
  day ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
  return day.format(new Date(at));
}

/** 'Nov 20, 2026' in UTC, for dates that are the same everywhere. */
export function formatUtcDay(at: string | Date): string {
  utcDay ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  return utcDay.format(new Date(at));
}
