import { useState } from 'react';

/** Ignores calls while one is running. */
export function useOneAtATime() {
  const [isUnderWay, setUnderWay] = useState(false);
  const begin = (work: () => Promise<unknown>): void => {
    if (isUnderWay) return;
    setUnderWay(true);
    const end = () => setUnderWay(false);
    void work().then(end, end);
  };
  return { isUnderWay, begin };
}
