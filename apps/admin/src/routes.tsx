import './admin.css';
import { needsSession, sessionKnown } from '@casewright/web';
import { userAt } from '@casewright/web/paths';
import type { RouteObject } from '@casewright/web/router';
import type { PanelTab } from './panel/tab';
import { tabs } from './panel/tabs';
import { rateCardPath } from './rate-cards/tab';

const frame = () => import('./frame');

const routes: RouteObject[] = [
  {
    loader: needsSession,
    lazy: async () => ({ Component: (await frame()).AdminArea }),
    children: [
      {
        lazy: async () => ({ Component: (await frame()).AdminPanel }),
        children: tabs.map(routeOf),
      },
      {
        path: rateCardPath(':id'),
        lazy: async () => ({ Component: (await import('./rate-cards/rate-card-page')).RateCardPage }),
      },
      { path: userAt(':id'), lazy: async () => ({ Component: (await import('./user/user-page')).UserPage }) },
    ],
  },
];

/** Prefetches only for admins. The area itself checks access with the server. */
function routeOf({ path, prefetch, load }: PanelTab): RouteObject {
  return {
    path,
    loader: async ({ request }) => {
      const session = await sessionKnown();
      if (session.status === 'signed-in' && session.user.isAdmin && session.user.isMfa) prefetch(request.url);
      return null;
    },
    lazy: async () => ({ Component: await load() }),
  };
}

export default routes;
