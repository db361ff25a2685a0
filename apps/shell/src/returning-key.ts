/** In local storage while somebody is signed in. A module of its own, since the first script has no room for more. */
export const RETURNING_KEY = 'casewright:returning';
