const toTheMinute = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const dayOnly = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** 'Nov 20, 2026, 4:05 PM', in the viewer's time zone (S1 §9). */
export const formatDateTime = (at: string | Date): string => toTheMinute.format(new Date(at));
/** 'Nov 20, 2026'. */
export const formatDate = (at: string | Date): string => dayOnly.format(new Date(at));
