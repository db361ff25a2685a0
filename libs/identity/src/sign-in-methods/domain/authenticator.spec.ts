import { NOW } from '../../domain/account.fixture';
import { Authenticator } from './authenticator';

describe('an authenticator', () => {
  it('accepts a code once, and none from before it', () => {
    const authenticator = Authenticator.add('account', 'sealed', NOW);

    expect([7, 7, 6, 8].map((step) => authenticator.accept(step))).toEqual([true, false, false, true]);
  });
});
