/** Made when they are first needed: a page's first formatter keeps a slow phone busy for 40 ms. */
let utcDay: Intl.DateTimeFormat | undefined;
let day: Intl.DateTimeFormat | undefined;

/** 'Nov 20, 2026', in the viewer's time zone; with the minute it is `momentText` of the rules. */
export function formatDate(at: string | Date): string {
  day ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
  return day.format(new Date(at));
}

/** The same, for what begins on one day everywhere: a day in UTC. */
export function formatUtcDay(at: string | Date): string {
  utcDay ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  return utcDay.format(new Date(at));
}
