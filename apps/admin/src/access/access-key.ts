/** Query key of the admin check. */
export const ACCESS_KEY = ['admin', 'access'] as const;
