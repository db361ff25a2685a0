import { useState } from 'react';

/** For what must not be begun again before it has ended, well or not. */
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
