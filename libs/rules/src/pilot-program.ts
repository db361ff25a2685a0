/** How long the credits of the pilot program last (S0 §9). */
export const PILOT_DAYS = 60;

/** What a pilot usually begins with. */
export const USUAL_PILOT_CREDITS = 100;
/** More takes two admins. */
export const MAX_PILOT_CREDITS = 500;
