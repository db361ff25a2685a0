import { Outlet, type RouteObject } from '@casewright/web/router';
import { loadRoutes, type LoadedRemote } from './load-routes';
import { RemoteError } from './remote-error';
import { forgetTable, remoteTable } from './table';

/** What this file asks of the router. */
interface Router {
  readonly routes: RouteObject[];
  patchRoutes(parentId: string, children: RouteObject[]): void;
}
type Patch = Router['patchRoutes'];

interface Attached {
  readonly entry: string;
  readonly id: string;
}

const PARENT = 'layout';
const attached = new Map<string, Attached>();
let attachments = 0;

/** Adds the pages of the remote to the router, once. */
export async function attach(name: string, patch: Patch, router: () => Router): Promise<void> {
  if (attached.has(name)) return;
  const remote = await loadRoutes(name);
  if (!attached.has(name)) add(name, remote, patch, router);
}

/** After its pages broke: when another version has been shipped since, that one takes their place. */
async function renew(name: string, router: () => Router): Promise<void> {
  const before = attached.get(name);
  if (!before) return;
  forgetTable();
  const shipped = (await remoteTable())[name];
  if (!shipped || shipped.entry === before.entry) return;
  const remote = await loadRoutes(name);
  retire(before.id, router());
  add(name, remote, (parent, children) => router().patchRoutes(parent, children), router);
}

function add(name: string, { entry, routes }: LoadedRemote, patch: Patch, router: () => Router): void {
  const id = `${name}:${++attachments}`;
  attached.set(name, { entry, id });
  // Pathless, so that one remote may own several addresses. `data-app` is where its utilities apply.
  const element = (
    <div key={id} data-app={name}>
      <Outlet />
    </div>
  );
  const errorElement = <RemoteError renew={() => renew(name, router)} />;
  patch(PARENT, [{ id, element, errorElement, children: routes }]);
}

/** The router takes no routes away: these stay, at an address that nobody can ask for. */
function retire(id: string, { routes }: Router): void {
  const old = routes.find((route) => route.id === PARENT)?.children?.find((route) => route.id === id);
  if (!old) return;
  old.path = `retired/${id}`;
  old.children = [];
}
