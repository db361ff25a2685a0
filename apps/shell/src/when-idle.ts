/** Once the browser has nothing more urgent to do. */
export const whenIdle = (work: () => void): void =>
  'requestIdleCallback' in window ? void requestIdleCallback(work) : void setTimeout(work);
