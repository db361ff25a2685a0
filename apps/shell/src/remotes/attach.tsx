import { Outlet, type RouteObject } from '@casewright/web/router';
import { distrust, loadRoutes, type LoadedRemote } from './load-routes';
import { RemoteError } from './remote-error';
import { remoteOwning } from './table';

/** What this file asks of the router. */
interface Router {
  readonly routes: RouteObject[];
  readonly state: {
    readonly initialized: boolean;
    readonly navigation: { readonly state: string };
    readonly matches: readonly { readonly route: { readonly id: string } }[];
  };
  patchRoutes(parentId: string, children: RouteObject[]): void;
}
type Patch = Router['patchRoutes'];

interface Area {
  /** Of the route that holds its pages. */
  readonly id: string;
  /** As the remote exposes them. */
  readonly pages: RouteObject[];
  /** The route's own, while nobody is in the area and the router is not to find them. */
  putAway?: { readonly route: RouteObject; readonly children: RouteObject[] } | undefined;
}

const PARENT = 'layout';
const areas = new Map<string, Area>();
let attachments = 0;

/** Makes the router find the pages of the remote, in the version that is shipped by now. */
export async function attach(name: string, patch: Patch): Promise<void> {
  if (isHere(name)) return;
  const remote = await loadRoutes(name);
  if (isHere(name)) return;
  const before = areas.get(name);
  if (before?.pages === remote.pages) takeOut(before, patch);
  else add(name, remote, patch);
}

/** After a page broke: its remote is loaded anew, in the version that is shipped by now, and takes its own place. */
export async function renewOwnerOf(path: string, router: Router): Promise<void> {
  const name = await remoteOwning(path);
  const broken = name && areas.get(name);
  // One that never arrived is loaded by going there.
  if (!name || !broken) return;
  distrust(name);
  const remote = await loadRoutes(name);
  putAway(broken, router);
  add(name, remote, (parent, children) => router.patchRoutes(parent, children));
}

/** The router asks for the pages of an area again when it is come back to: another version may be shipped by then. */
export function putAwayWhatWasLeft(router: Router): void {
  const { initialized, navigation, matches } = router.state;
  if (!initialized || navigation.state !== 'idle') return;
  const left = [...areas.values()].filter(
    (area) => !area.putAway && !matches.some(({ route }) => route.id === area.id),
  );
  for (const area of left) putAway(area, router);
  if (left.length > 0) router.patchRoutes(PARENT, NOTHING_NEW);
}

const isHere = (name: string): boolean => areas.has(name) && !areas.get(name)?.putAway;

function add(name: string, { version, pages }: LoadedRemote, patch: Patch): void {
  const id = `${name}:${++attachments}`;
  areas.set(name, { id, pages });
  // Pathless, so that one remote may own several addresses. `data-app` is where its utilities apply; the version tells
  // who helps a user what that user sees.
  const element = (
    <div key={id} data-app={name} data-version={version}>
      <Outlet />
    </div>
  );
  patch(PARENT, [{ id, element, errorElement: <RemoteError />, children: pages }]);
}

/** The router takes no routes away: these stay, at an address that nobody can ask for. */
function putAway(area: Area, { routes }: Router): void {
  const route = routes.find(({ id }) => id === PARENT)?.children?.find(({ id }) => id === area.id);
  if (!route || area.putAway) return;
  area.putAway = { route, children: route.children ?? [] };
  route.path = `away/${area.id}`;
  route.children = [];
}

function takeOut(area: Area, patch: Patch): void {
  if (!area.putAway) return;
  const { route, children } = area.putAway;
  delete route.path;
  route.children = children;
  area.putAway = undefined;
  patch(PARENT, NOTHING_NEW);
}

/** Has the router look at its routes again, which it knows by heart. */
const NOTHING_NEW: RouteObject[] = [];
