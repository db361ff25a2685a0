import type { RouteObject } from '@casewright/web/router';
import { LAYOUT_ID } from '../layout/layout-route';
import { areaRoute, nameOf, pagesOf } from './area-route';
import { loadPage } from './load-page';
import { recordFailure, loadRoutes, type LoadedRemote } from './load-routes';
import { remoteOwning } from './table';

interface Router {
  readonly routes: RouteObject[];
  readonly state: {
    readonly initialized: boolean;
    readonly navigation: { readonly state: string };
    readonly matches: readonly { readonly route: { readonly id: string } }[];
    /** By route id. */
    readonly errors: Readonly<Record<string, unknown>> | null;
  };
  patchRoutes(parentId: string, children: RouteObject[]): void;
  subscribe(listener: () => void): void;
}
type Patch = Router['patchRoutes'];

interface Discovery {
  readonly path: string;
  readonly signal: AbortSignal;
  readonly patch: Patch;
}

interface Remotes {
  readonly owning: (path: string) => Promise<string | undefined>;
  readonly load: (name: string) => Promise<LoadedRemote>;
  readonly recordFailure: (name: string) => void;
}

/** An area is open while its route is a child of the layout's. It closes once left, so that it can be updated. */
export class Areas {
  private readonly remotes: Remotes;
  private router: Router | undefined;
  private created = 0;
  /** Last closed route of each remote, reused while its version is current. */
  private readonly closed = new Map<string, RouteObject>();
  /** Ids of routes that showed an error: the router caches a page that failed to load. */
  private readonly broken = new Set<string>();

  constructor(remotes: Remotes = { owning: remoteOwning, load: loadRoutes, recordFailure }) {
    this.remotes = remotes;
  }

  readonly discover = async ({ path, signal, patch }: Discovery): Promise<void> => {
    try {
      const name = await this.remotes.owning(path);
      if (!name || this.openRoute(name)) return;
      const remote = await this.remotes.load(name);
      // The router ignores patches of an interrupted navigation.
      if (!signal.aborted && !this.openRoute(name)) this.open(name, remote, patch);
    } catch (failure) {
      // The router would show it even after an interrupted navigation.
      if (!signal.aborted) throw failure;
    }
  };

  follow(router: Router): void {
    this.router = router;
    router.subscribe(() => this.closeLeft(router));
  }

  /** Reloads the remote that owns `path` in its latest version and replaces its open area. */
  readonly renew = async (path: string): Promise<void> => {
    const name = await this.remotes.owning(path);
    // A remote that never loaded is loaded by navigating to it.
    if (!name || !this.openRoute(name)) return;
    this.remotes.recordFailure(name);
    const remote = await this.remotes.load(name);
    // The first attempt may return the cached failure of a preload.
    await loadPage(remote.pages, path).catch(() => undefined);
    const broken = this.openRoute(name);
    if (!broken) return;
    this.remove(broken);
    this.open(name, remote, (parent, children) => this.router?.patchRoutes(parent, children));
  };

  private open(name: string, remote: LoadedRemote, patch: Patch): void {
    const last = this.closed.get(name);
    if (!last || pagesOf(last) !== remote.pages) return patch(LAYOUT_ID, [areaRoute(name, ++this.created, remote)]);
    this.children.push(last);
    patch(LAYOUT_ID, []);
  }

  private closeLeft(router: Router): void {
    const { initialized, navigation, matches, errors } = router.state;
    for (const id of Object.keys(errors ?? {})) this.broken.add(id);
    if (!initialized || navigation.state !== 'idle') return;
    const left = this.children.filter(
      (route) => pagesOf(route) && !matches.some((match) => match.route.id === route.id),
    );
    left.forEach((route) => this.remove(route));
    if (left.length > 0) router.patchRoutes(LAYOUT_ID, []);
  }

  private remove(route: RouteObject): void {
    this.children.splice(this.children.indexOf(route), 1);
    if (this.broken.delete(route.id ?? '')) this.closed.delete(nameOf(route));
    else this.closed.set(nameOf(route), route);
  }

  private openRoute(name: string): RouteObject | undefined {
    return this.children.find((route) => pagesOf(route) && nameOf(route) === name);
  }

  private get children(): RouteObject[] {
    return this.router?.routes.find(({ id }) => id === LAYOUT_ID)?.children ?? [];
  }
}
