import { useCallback, useEffect, useState } from 'react';

export function useCountdown(firstUntil: number) {
  const [{ until, now }, set] = useState(() => ({ until: firstUntil, now: Date.now() }));
  const isOver = now >= until;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => set((running) => ({ ...running, now: Date.now() })), 1000);
    return () => clearInterval(timer);
  }, [isOver]);

  const waitFor = useCallback((seconds: number) => {
    const since = Date.now();
    set({ until: since + seconds * 1000, now: since });
  }, []);
  return { secondsLeft: isOver ? 0 : Math.ceil((until - now) / 1000), waitFor };
}
