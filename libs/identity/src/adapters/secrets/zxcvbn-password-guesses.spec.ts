import { testConfig } from '@casewright/platform/testing';
import { BRAND } from '@casewright/rules/brand';
import { ZxcvbnPasswordGuesses } from './zxcvbn-password-guesses';

describe('guesses of a password', () => {
  const guesses = new ZxcvbnPasswordGuesses(testConfig({ DATABASE_URL: 'postgres://unused' }, BRAND));
  const owner = ['sam', 'seller', 'samseller', 'northwind'];

  it.each([
    'Password1!',
    'P@ssw0rd!',
    'Welcome2026!',
    'Qwerty123!',
    'Zaq12wsx!',
    'Iloveyou1!',
    'aB3!aB3!',
    'Summer2026!',
    'January2026!',
    'Summer2026!!',
    '2026-Monday!!',
    'Abcdefgh1!',
    'Casewright1!',
    'C4sewright2026!',
    'SamSeller1!',
    'N0rthwind-2026',
  ])('of %p are few', async (password) => {
    expect(await guesses.areFew(password, owner)).toBe(true);
  });

  it.each(['Correct-horse-1', 'rT5&kW9z', 'Tr0ub4dor&3', 'Zoe-likes-1', 'Zk&9-2026!!', 'Пароль-１-длинный'])(
    'of %p are many',
    async (password) => {
      expect(await guesses.areFew(password, owner)).toBe(false);
    },
  );
});
