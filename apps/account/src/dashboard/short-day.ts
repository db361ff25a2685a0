/** 'Nov 25', in the viewer's time zone. */
export const shortDay = (at: number | string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' }).format(new Date(at));
