import { publicPages } from './public-pages';

const handle = { page: { public: true, title: 'News', description: 'What is new.' } } as const;

describe('the public pages of a remote', () => {
  it('are its marked routes with full paths', () => {
    const routes = [
      { path: '/', handle },
      { handle: { footer: true }, children: [{ path: '/news', handle, children: [{ path: 'today', handle }] }] },
      { path: '/profile' },
    ];
    expect(publicPages(routes).map(({ path, title }) => [path, title])).toEqual([
      ['/', 'News'],
      ['/news', 'News'],
      ['/news/today', 'News'],
    ]);
  });

  it('have no loader, nor do their parents', () => {
    const loader = () => null;
    expect(() => publicPages([{ path: '/news', handle, loader }])).toThrow('/news is a public page, and has a loader.');
    expect(() => publicPages([{ loader, children: [{ path: '/news', handle }] }])).toThrow('has a loader');
    expect(publicPages([{ path: '/profile', loader }])).toEqual([]);
  });
});
