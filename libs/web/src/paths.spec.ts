import { loginThen, paths, returnPathOf } from './paths';

const afterLogin = (path: string) => returnPathOf(new URL(loginThen(path), location.origin).search);

describe('where to go on after signing in', () => {
  it('is where the visitor wanted to go, to the letter', () => {
    expect(afterLogin('/compute-model')).toBe('/compute-model');
    expect(afterLogin('/messages?to=u-1&x=a%20b#last')).toBe('/messages?to=u-1&x=a%20b#last');
  });

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '\\/evil.example',
    '/a\\..\\..//evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'profile',
    '',
    loginThen('/profile'),
    paths.login,
  ])('is never %j', (path) => {
    expect(afterLogin(path)).toBeUndefined();
  });

  it('is nowhere when nothing was asked', () => {
    expect(returnPathOf('')).toBeUndefined();
  });
});
