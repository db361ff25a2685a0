import { DAY_MS } from '@casewright/rules';
import { useEffect, useState } from 'react';

/** Becomes true while the page is open. */
export function useHasBegun(startsAt: string | undefined): boolean {
  const [now, setNow] = useState(Date.now);
  const beginsAt = startsAt === undefined ? Infinity : Date.parse(startsAt);
  useEffect(() => {
    if (beginsAt <= now) return undefined;
    const waitMs = Math.max(0, Math.min(beginsAt - Date.now(), DAY_MS));
    const timer = setTimeout(() => setNow(Date.now()), waitMs);
    return () => clearTimeout(timer);
  }, [beginsAt, now]);
  return beginsAt <= now;
}
