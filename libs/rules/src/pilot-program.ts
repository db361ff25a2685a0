/** How long pilot credits last (S0 §9). */
export const PILOT_DAYS = 60;

export const USUAL_PILOT_CREDITS = 100;
/** More requires two admins. */
export const MAX_PILOT_CREDITS = 500;
