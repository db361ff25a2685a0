import { isSpray } from './sign-in-spray';

it.each([
  ['one network at 20 accounts', { failures: 20, accounts: 20, accountsOfNetwork: 20 }, true],
  ['one network at 19 accounts', { failures: 99, accounts: 19, accountsOfNetwork: 19 }, false],
  ['100 failures from many networks at 20 accounts', { failures: 100, accounts: 20, accountsOfNetwork: 1 }, true],
  ['99 failures from many networks', { failures: 99, accounts: 60, accountsOfNetwork: 1 }, false],
  ['many failures at a few accounts', { failures: 500, accounts: 19, accountsOfNetwork: 1 }, false],
])('%s', (_, recent, isOne) => {
  expect(isSpray({ ...recent, network: '203.0.113.9' })).toBe(isOne);
});
