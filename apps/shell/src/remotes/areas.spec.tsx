import { Outlet, RouterProvider, type RouteObject } from '@casewright/web/router';
import { createMemoryRouter } from '@casewright/web/testing';
import { act, render, screen } from '@testing-library/react';
import { LAYOUT_ID } from '../layout/layout-route';
import { Areas } from './areas';

const OWNERS: Readonly<Record<string, string>> = { profile: 'account', messages: 'messaging', price: 'calculator' };

/** A shell whose remotes load when the test resolves them. Each has the pages `/<path>` and `/<path>/:id`. */
function product(start = '/') {
  let version = 1;
  let failingPages = 0;
  const waiting = new Map<string, (() => void)[]>();
  const failing = new Set<string>();
  const loaded = new Map<string, { version: string; pages: RouteObject[] }>();

  async function load(name: string) {
    const known = loaded.get(`${name} ${version}`);
    if (known) return known;
    await new Promise<void>((arrive) => waiting.set(name, [...(waiting.get(name) ?? []), arrive]));
    if (failing.has(name)) throw new Error(`${name} is down`);
    const path = Object.keys(OWNERS).find((owned) => OWNERS[owned] === name) ?? '';
    const pages = ['', '/:id'].map((rest) => ({
      path: `/${path}${rest}`,
      loader: () => null,
      element: <h1>{`${name} ${version}`}</h1>,
    }));
    const later = {
      path: `/${path}/later`,
      lazy: async () => {
        if (failingPages-- > 0) throw new Error('The page is unreachable');
        return { element: <h1>{`${name} later`}</h1> };
      },
    };
    const remote = loaded.get(`${name} ${version}`) ?? { version: String(version), pages: [...pages, later] };
    loaded.set(`${name} ${version}`, remote);
    return remote;
  }

  const areas = new Areas({
    owning: async (path) => OWNERS[path.split('/')[1] ?? ''],
    load,
    recordFailure: (name) => loaded.delete(`${name} ${version}`),
  });
  const children = [
    { path: '/', element: <h1>Home</h1> },
    { path: '*', element: <h1>Missing</h1> },
  ].map((page) => ({ ...page, errorElement: <h1>Error</h1> }));
  const routes = [{ id: LAYOUT_ID, element: <Outlet />, hydrateFallbackElement: <h1>Loading</h1>, children }];
  const router = createMemoryRouter(routes, {
    initialEntries: [start],
    patchRoutesOnNavigation: areas.discover,
  });
  areas.follow(router);
  render(<RouterProvider router={router} />);

  return {
    router,
    areas,
    /** Clicks without waiting for the navigation. */
    go: (to: string) => act(async () => void router.navigate(to)),
    back: () => act(async () => void router.navigate(-1)),
    arrive: (name: string) =>
      act(async () => {
        waiting.get(name)?.forEach((arrive) => arrive());
        waiting.delete(name);
      }),
    fail: (name: string) => failing.add(name),
    recover: (name: string) => failing.delete(name),
    ship: () => version++,
    failPages: (times: number) => void (failingPages = times),
  };
}

const title = () => screen.getByRole('heading').textContent;

describe('areas of remotes', () => {
  it('survive a double click', async () => {
    const { go, back, arrive, router } = product();
    await go('/profile');
    await go('/profile');
    await arrive('account');
    expect(title()).toBe('account 1');
    expect(router.state.location.pathname).toBe('/profile');
    await back();
    expect(title()).toBe('Home');
    await go('/profile/1');
    expect(title()).toBe('account 1');
  });

  it.each([
    ['account', 'messaging'],
    ['messaging', 'account'],
  ])('survive a changed navigation when %s arrives before %s', async (...order) => {
    const { go, arrive, router } = product();
    await go('/profile');
    await go('/messages');
    for (const name of order) await arrive(name);
    expect(title()).toBe('messaging 1');
    expect(router.state.location.pathname).toBe('/messages');
    await go('/profile');
    expect(title()).toBe('account 1');
  });

  it('survive going back during a load', async () => {
    const { go, back, arrive, router } = product();
    await go('/profile');
    await arrive('account');
    await go('/messages');
    await back();
    expect(router.state.location.pathname).toBe('/');
    await arrive('messaging');
    expect(title()).toBe('Home');
    await go('/messages/1');
    expect(title()).toBe('messaging 1');
    await go('/profile');
    expect(title()).toBe('account 1');
  });

  it('survive two clicks while the first page is loading', async () => {
    const { go, arrive, router } = product('/price');
    await go('/profile');
    await go('/messages');
    await arrive('calculator');
    await arrive('account');
    await arrive('messaging');
    expect(title()).toBe('messaging 1');
    expect(router.state.location.pathname).toBe('/messages');
  });

  it('do not show the error of an interrupted navigation', async () => {
    const { go, arrive, fail } = product();
    fail('account');
    await go('/profile');
    await go('/messages');
    await arrive('account');
    expect(title()).toBe('Home');
    await arrive('messaging');
    expect(title()).toBe('messaging 1');
  });

  it('show the error of an unavailable remote, and open once it is back', async () => {
    const { go, arrive, fail, recover } = product();
    fail('account');
    await go('/profile');
    await arrive('account');
    expect(title()).toBe('Error');
    recover('account');
    await go('/profile');
    await arrive('account');
    expect(title()).toBe('account 1');
  });

  it('keep their version until left, and then open in the latest one', async () => {
    const { go, arrive, ship } = product();
    await go('/profile');
    await arrive('account');
    ship();
    await go('/profile/1');
    expect(title()).toBe('account 1');
    await go('/');
    await go('/profile');
    await arrive('account');
    expect(title()).toBe('account 2');
  });

  it('are replaced when they are renewed', async () => {
    const { areas, go, arrive, ship } = product();
    await go('/profile');
    await arrive('account');
    ship();
    await act(async () => void areas.renew('/profile'));
    await arrive('account');
    await go('/profile/1');
    expect(title()).toBe('account 2');
  });

  it('load a page on Retry even if the browser repeats its cached failure once', async () => {
    const { areas, go, arrive, failPages } = product();
    failPages(2);
    await go('/profile/later');
    await arrive('account');
    expect(title()).toBe("This page didn't load");
    await act(async () => void areas.renew('/profile/later'));
    await arrive('account');
    await go('/profile/later');
    expect(title()).toBe('account later');
  });

  it('reload a page that failed, after they were left', async () => {
    const { go, arrive, failPages } = product();
    failPages(1);
    await go('/profile/later');
    await arrive('account');
    expect(title()).toBe("This page didn't load");
    await go('/');
    await go('/profile/later');
    expect(title()).toBe('account later');
  });

  it('do not grow with every visit', async () => {
    const { router, go, arrive } = product();
    await go('/profile');
    await arrive('account');
    const routes = Object.keys(router.manifest).length;
    for (let visit = 0; visit < 3; visit++) {
      await go('/');
      await go('/profile');
    }
    expect(title()).toBe('account 1');
    expect(Object.keys(router.manifest)).toHaveLength(routes);
  });
});
