import { ownerOf } from './ownership';

const claims = {
  photos: { paths: ['/profile/photos'] },
  account: { paths: ['/profile', '/login'] },
  settings: { paths: ['/profile/settings'] },
  marketing: { paths: ['/'] },
};

describe('the owner of a path', () => {
  it.each([
    ['/profile/photo', 'account'],
    ['/Profile', 'account'],
    ['/profile/photos', 'photos'],
    ['/profile/settings/security', 'settings'],
    ['/', 'marketing'],
  ])('%s is %s', (path, owner) => {
    expect(ownerOf(claims, path)).toBe(owner);
  });

  it.each(['/profiles', '/nowhere'])('%s has no owner', (path) => {
    expect(ownerOf(claims, path)).toBeUndefined();
  });
});
