import './admin.css';
import { needsSession, queryClient, sessionKnown } from '@casewright/web';
import { userAt } from '@casewright/web/paths';
import type { RouteObject } from '@casewright/web/router';
import type { PanelTab } from './panel/tab';
import { tabs } from './panel/tabs';
import { priceBookQuery } from './price-books/queries';
import { priceBookPath } from './price-books/tab';
import { rateCardQuery } from './rate-cards/queries';
import { rateCardPath } from './rate-cards/tab';
import { userBalanceQuery, userQuery, userTransactionsQuery } from './user/queries';

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
        loader: forAdmins(({ params: { id = '' } }) => void queryClient.prefetchQuery(rateCardQuery(id))),
        lazy: async () => ({ Component: (await import('./rate-cards/rate-card-page')).RateCardPage }),
      },
      {
        path: priceBookPath(':id', ':versionId?'),
        loader: forAdmins(({ params: { id = '' } }) => void queryClient.prefetchQuery(priceBookQuery(id))),
        lazy: async () => ({ Component: (await import('./price-books/price-book-page')).PriceBookPage }),
      },
      {
        path: userAt(':id'),
        loader: forAdmins(({ params: { id = '' } }) => {
          void queryClient.prefetchQuery(userQuery(id));
          void queryClient.prefetchQuery(userBalanceQuery(id));
          void queryClient.prefetchInfiniteQuery(userTransactionsQuery(id));
        }),
        lazy: async () => ({ Component: (await import('./user/user-page')).UserPage }),
      },
    ],
  },
];

function routeOf({ path, prefetch, load }: PanelTab): RouteObject {
  return {
    path,
    loader: forAdmins(({ request }) => prefetch(request.url)),
    lazy: async () => ({ Component: await load() }),
  };
}

interface Asked {
  readonly request: Request;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** Prefetches only for admins. The area itself checks access with the server. */
function forAdmins(prefetch: (asked: Asked) => void) {
  return async (asked: Asked): Promise<null> => {
    const session = await sessionKnown();
    if (session.status === 'signed-in' && session.user.isAdmin && session.user.isMfa) prefetch(asked);
    return null;
  };
}

export default routes;
