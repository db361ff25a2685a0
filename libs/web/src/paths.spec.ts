import fc from 'fast-check';
import { loginThen, paths, returnPathOf } from './paths';

const afterLogin = (path: string) => returnPathOf(new URL(loginThen(path), location.origin).search);

describe('where to go on after signing in', () => {
  it('is exactly the requested page', () => {
    expect(afterLogin('/compute-model')).toBe('/compute-model');
    expect(afterLogin('/messages?to=u-1&x=a%20b#last')).toBe('/messages?to=u-1&x=a%20b#last');
  });

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '/\t/evil.example',
    '/a/..//evil.example',
    'javascript:alert(1)',
    '/Login/',
    'profile',
    '',
    loginThen('/profile'),
    paths.login,
  ])('is never %j', (path) => {
    expect(afterLogin(path)).toBeUndefined();
  });

  it('stays on this site', () => {
    const parts = [
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '%2f',
      '%5c',
      '\t',
      '\n',
      '@',
      ':',
      '?',
      '#',
      ' ',
      'evil.example',
      'https:',
    ];
    const links = fc.oneof(
      fc.array(fc.constantFrom(...parts), { maxLength: 12 }).map((chosen) => `/${chosen.join('')}`),
      fc.webUrl(),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(links, (link) => {
        const path = afterLogin(link);
        if (path === undefined) return;
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(new URL(path, location.origin).origin).toBe(location.origin);
      }),
      { numRuns: 500 },
    );
  });
});
