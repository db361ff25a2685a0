import { scrollKey } from './scroll-key';

it('keys first pages by URL, and later ones by history entry', () => {
  const terms = { key: 'default', pathname: '/terms-of-service', hash: '#law' };
  expect(scrollKey(terms)).not.toBe(scrollKey({ key: 'default', pathname: '/plans', hash: '' }));
  expect(scrollKey(terms)).not.toBe(scrollKey({ ...terms, hash: '' }));
  expect(scrollKey({ ...terms, key: 'a1b2' })).toBe('a1b2');
});
