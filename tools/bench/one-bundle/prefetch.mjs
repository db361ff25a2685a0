export const prefetchWhatIsLikely = () => undefined;
