/** Moving more credits by hand requires a second admin. */
export const CREDITS_OF_ONE_ADMIN = 500;
