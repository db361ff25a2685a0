import './admin.css';
import { needsSession } from '@casewright/web';
import { paths } from '@casewright/web/paths';
import type { RouteObject } from '@casewright/web/router';
import { AdminPage } from './access/admin-page';

const routes: RouteObject[] = [
  { path: paths.admin, loader: needsSession, element: <AdminPage tab="users" /> },
  { path: paths.adminPayments, loader: needsSession, element: <AdminPage tab="payments" /> },
  { path: paths.adminReleases, loader: needsSession, element: <AdminPage tab="releases" /> },
];

export default routes;
