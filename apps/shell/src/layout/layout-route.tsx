import type { RouteObject } from '@casewright/web/router';
import { RenewContext } from '../remotes/remote-error';
import { Layout, LayoutWhileLoading } from './layout';

export const LAYOUT_ID = 'layout';

export const layoutRoute = (renew: (path: string) => Promise<void>, children: RouteObject[]): RouteObject => ({
  id: LAYOUT_ID,
  element: (
    <RenewContext value={renew}>
      <Layout />
    </RenewContext>
  ),
  hydrateFallbackElement: <LayoutWhileLoading />,
  children,
});
