/** There is nothing else to fetch. */
export const prefetchWhatIsLikely = () => undefined;
