import { Outlet, type RouteObject } from '@casewright/web/router';
import type { LoadedRemote } from './load-routes';
import { RemoteError } from './remote-error';

/** Pathless, since a remote may own several paths. `data-app` scopes its CSS utilities; support reads the version. */
export function areaRoute(name: string, count: number, { version, pages }: LoadedRemote): RouteObject {
  const id = `${name}:${count}`;
  const element = (
    <div key={id} data-app={name} data-version={version}>
      <Outlet />
    </div>
  );
  return {
    id,
    element,
    errorElement: <RemoteError />,
    children: identified(id, pages),
    handle: { pages, area: { remote: name, version } } satisfies AreaHandle,
  };
}

/** Explicit ids: the router derives ids from positions, which are reused after an area closes. */
const identified = (prefix: string, routes: RouteObject[]): RouteObject[] =>
  routes.map((route, index) => {
    const id = `${prefix}.${index}`;
    return route.children ? { ...route, id, children: identified(id, route.children) } : { ...route, id };
  });

export const nameOf = ({ id = '' }: RouteObject): string => id.slice(0, id.lastIndexOf(':'));

export const pagesOf = (route: RouteObject): RouteObject[] | undefined => handleOf(route)?.pages;
export const versionOf = (route: RouteObject): string | undefined => handleOf(route)?.area?.version;

interface AreaHandle {
  readonly pages: RouteObject[];
  readonly area: { readonly remote: string; readonly version: string };
}

const handleOf = ({ handle }: RouteObject) => handle as Partial<AreaHandle> | undefined;
