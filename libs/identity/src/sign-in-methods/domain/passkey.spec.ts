import { after, NOW } from '../../domain/account.fixture';
import { aKey } from './passkey.fixture';
import { Passkey } from './passkey';

const aPasskey = (signCount: number) => Passkey.add('account', aKey({ signCount }), ' Work laptop ', NOW);

describe('a passkey', () => {
  it('has a name and starts unused', () => {
    expect(aPasskey(0)).toMatchObject({ name: 'Work laptop', lastUsedAt: null });
  });

  it.each([
    [0, 0],
    [7, 8],
  ])('with counter %d accepts %d and saves it', (before, now) => {
    const passkey = aPasskey(before);

    expect(passkey.use({ signCount: now, isSynced: true }, after({ minutes: 1 }))).toBe(true);
    expect(passkey).toMatchObject({ signCount: now, isSynced: true, lastUsedAt: after({ minutes: 1 }) });
  });

  it.each([
    [7, 7],
    [7, 0],
  ])('with counter %d refuses %d and stays unchanged', (before, now) => {
    const passkey = aPasskey(before);

    expect(passkey.use({ signCount: now, isSynced: true }, after({ minutes: 1 }))).toBe(false);
    expect(passkey).toMatchObject({ signCount: before, isSynced: false, lastUsedAt: null });
  });
});
