/** An outlier has at least this many times the median of the counted rows. */
export const OUTLIER_TIMES = 10;

/** Storage is unused if at least `fromBytes` are provisioned and less than `share` of it is in use. */
export const UNUSED_STORAGE = { fromBytes: 2 ** 40, share: 0.1 } as const;
