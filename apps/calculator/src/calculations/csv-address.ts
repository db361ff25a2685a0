/** Where the server gives the calculations with these ids as a CSV file; without any, all of them. */
export const csvOf = (ids: readonly string[]): string =>
  `/api/saved-calculations/csv${ids.length > 0 ? `?ids=${ids.join(',')}` : ''}`;
