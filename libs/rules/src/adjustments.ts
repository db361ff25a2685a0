/** Moving more credits by hand requires a second admin. */
export const CREDITS_OF_ONE_ADMIN = 500;

/** Limits of an adjustment's or refund's reason, in UTF-16 units. */
export const ADJUSTMENT_REASON = { min: 3, max: 300 } as const;
