/** The answer to who may be here. */
export const ACCESS_KEY = ['admin', 'access'] as const;
