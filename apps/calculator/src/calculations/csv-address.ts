/** All calculations if no ids are given. */
export const csvOf = (ids: readonly string[]): string =>
  `/api/saved-calculations/csv${ids.length > 0 ? `?ids=${ids.join(',')}` : ''}`;
