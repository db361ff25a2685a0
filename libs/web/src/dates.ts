const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** 'Nov 20, 2026', in the viewer's time zone; with the minute it is `momentText` of the rules. */
export const formatDate = (at: string | Date): string => day.format(new Date(at));
