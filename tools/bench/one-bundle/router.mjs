import { createBrowserRouter } from '@casewright/web/router';
import { createElement } from 'react';
import home from '../../../apps/marketing/src/routes.tsx';
import { Layout, LayoutWhileLoading } from '../../../apps/shell/src/layout/layout.tsx';
import { NotFound } from '../../../apps/shell/src/pages/not-found.tsx';

/** The shell's router with the home page built in. */
export const router = createBrowserRouter([
  {
    element: createElement(Layout),
    hydrateFallbackElement: createElement(LayoutWhileLoading),
    children: [...home, { path: '*', element: createElement(NotFound), handle: { footer: true } }],
  },
]);

export const followRouter = () => undefined;
