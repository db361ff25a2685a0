import { createBrowserRouter } from '@casewright/web/router';
import { createElement } from 'react';
import home from '../../../../apps/marketing/src/routes.tsx';
import { Layout, LayoutWhileLoading } from '../../../../apps/shell/src/layout/layout.tsx';
import { NotFound } from '../../../../apps/shell/src/pages/not-found.tsx';
import { areaOf } from './areas.mjs';

/** The shell's router with dashboard and calculator as lazy routes. */
export const router = createBrowserRouter(
  [
    {
      id: 'layout',
      element: createElement(Layout),
      hydrateFallbackElement: createElement(LayoutWhileLoading),
      children: [...home, { path: '*', element: createElement(NotFound), handle: { footer: true } }],
    },
  ],
  {
    async patchRoutesOnNavigation({ path, patch }) {
      const area = areaOf(path);
      if (area) patch('layout', (await area.load()).default);
    },
  },
);

export const followRouter = () => undefined;
