export const whenIdle = (work: () => void): void =>
  'requestIdleCallback' in window ? void requestIdleCallback(work) : void setTimeout(work);
