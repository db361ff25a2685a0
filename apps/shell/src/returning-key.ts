/** Set in local storage while signed in. A separate module to keep the first script small. */
export const RETURNING_KEY = 'casewright:returning';
