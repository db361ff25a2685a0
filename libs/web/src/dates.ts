const utcDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** 'Nov 20, 2026', in the viewer's time zone; with the minute it is `momentText` of the rules. */
export const formatDate = (at: string | Date): string => day.format(new Date(at));

/** The same, for what begins on one day everywhere: a day in UTC. */
export const formatUtcDay = (at: string | Date): string => utcDay.format(new Date(at));
