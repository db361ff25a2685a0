import type { RouteObject } from '@casewright/web/router';
import { RenewContext } from '../remotes/remote-error';
import { Layout, LayoutWhileLoading } from './layout';

/** Areas are children of it. */
export const LAYOUT_ID = 'layout';

/** What every page stands in: in the browser, and where pages are rendered to be shipped. */
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
