import { Outlet } from '@casewright/web/router';
import { useEffect } from 'react';
import { followDraft } from './draft';
import { syncDraft } from './draft-sync';

/** Layout route of all pages that show or replace the draft. Syncs it while one is open. */
export function DraftArea() {
  useEffect(() => {
    const stops = [followDraft(), syncDraft()];
    return () => stops.reverse().forEach((stop) => stop());
  }, []);
  return <Outlet />;
}
