import { Outlet, type RouteObject } from '@casewright/web/router';
import { distrust, loadRoutes } from './load-routes';
import { RemoteError } from './remote-error';
import { remoteOwning } from './table';

/** What this file asks of the router. */
interface Router {
  readonly routes: RouteObject[];
  patchRoutes(parentId: string, children: RouteObject[]): void;
}
type Patch = Router['patchRoutes'];

const PARENT = 'layout';
/** The id of the route that holds the pages of each remote. */
const attached = new Map<string, string>();
let attachments = 0;

/** Adds the pages of the remote to the router, once. */
export async function attach(name: string, patch: Patch): Promise<void> {
  if (attached.has(name)) return;
  const routes = await loadRoutes(name);
  if (!attached.has(name)) add(name, routes, patch);
}

/** After a page broke: its remote is loaded anew, in the version that is shipped by now, and takes its own place. */
export async function renewOwnerOf(path: string, router: Router): Promise<void> {
  const name = await remoteOwning(path);
  const broken = name && attached.get(name);
  // One that never arrived is loaded by going there.
  if (!name || !broken) return;
  distrust(name);
  const routes = await loadRoutes(name);
  retire(broken, router);
  add(name, routes, (parent, children) => router.patchRoutes(parent, children));
}

function add(name: string, routes: RouteObject[], patch: Patch): void {
  const id = `${name}:${++attachments}`;
  attached.set(name, id);
  // Pathless, so that one remote may own several addresses. `data-app` is where its utilities apply.
  const element = (
    <div key={id} data-app={name}>
      <Outlet />
    </div>
  );
  patch(PARENT, [{ id, element, errorElement: <RemoteError />, children: routes }]);
}

/** The router takes no routes away: these stay, at an address that nobody can ask for. */
function retire(id: string, { routes }: Router): void {
  const old = routes.find((route) => route.id === PARENT)?.children?.find((route) => route.id === id);
  if (!old) return;
  old.path = `retired/${id}`;
  old.children = [];
}
