import * as dialog from '@casewright/ui/dialog';
import * as dataGrid from '@casewright/ui/data-grid';
import * as form from '@casewright/ui/form';
import * as web from '@casewright/web';
import * as query from '@casewright/web/query';
import * as router from '@casewright/web/router';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from '@casewright/web/static-router';
import * as react from 'react';
import * as jsx from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { prerender } from 'react-dom/static';
import { application } from '../application';
import { layoutRoute } from '../layout/layout-route';
import { areaRoute } from '../remotes/area-route';
import { publicPages } from './public-pages';
import type { StaticShell } from './rendering';

const provided: StaticShell['provided'] = {
  react,
  'react/jsx-runtime': jsx,
  'react-dom': reactDom,
  '@casewright/web': web,
  '@casewright/web/router': router,
  '@casewright/web/query': query,
  '@casewright/ui/dialog': dialog,
  '@casewright/ui/form': form,
  '@casewright/ui/data-grid': dataGrid,
};

const render: StaticShell['render'] = async (app, version, routes, address) => {
  const area = areaRoute(app, 1, { version, pages: routes });
  const handler = createStaticHandler([layoutRoute(() => Promise.resolve(), [area])]);
  const context = await handler.query(new Request(new URL(address, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${address} leads elsewhere.`);
  const [failure] = Object.values(context.errors ?? {}) as unknown[];
  if (failure) throw new Error(`${address} cannot be rendered.`, { cause: failure });
  const page = (
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
  );
  let broken: unknown;
  const { prelude } = await prerender(application(page), { onError: (error) => void (broken ??= error) });
  if (broken) throw new Error(`${address} cannot be rendered.`, { cause: broken });
  return new Response(prelude).text();
};

export { provided, publicPages, render };
