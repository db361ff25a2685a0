import { useRef, useState } from 'react';

/** Ignores calls while one is running. */
export function useOneAtATime() {
  const [isUnderWay, setUnderWay] = useState(false);
  // A ref, since two clicks in one tick see the same state.
  const isRunning = useRef(false);
  const begin = (work: () => Promise<unknown>): void => {
    if (isRunning.current) return;
    isRunning.current = true;
    setUnderWay(true);
    const end = () => {
      isRunning.current = false;
      setUnderWay(false);
    };
    void work().then(end, end);
  };
  return { isUnderWay, begin };
}
