import './marketing.css';
import { paths, type PageHandle } from '@casewright/web';
import type { RouteObject } from '@casewright/web/router';
import { HomePage } from './home/home-page';

const handle: PageHandle = { footer: true };

const routes: RouteObject[] = [{ handle, children: [{ path: paths.home, element: <HomePage /> }] }];

export default routes;
