import { after, NOW } from '../../domain/account.fixture';
import { aKey } from './passkey.fixture';
import { Passkey } from './passkey';

const aPasskey = (signCount: number) => Passkey.add('account', aKey({ signCount }), ' Work laptop ', NOW);

describe('a passkey', () => {
  it('is named, and was not used yet', () => {
    expect(aPasskey(0)).toMatchObject({ name: 'Work laptop', lastUsedAt: null });
  });

  it.each([
    [0, 0],
    [0, 1],
    [7, 8],
    [7, 4_000_000_000],
  ])('whose count is %d may be used at %d, which is remembered', (before, now) => {
    const passkey = aPasskey(before);

    expect(passkey.use({ signCount: now, isSynced: true }, after({ minutes: 1 }))).toBe(true);
    expect(passkey).toMatchObject({ signCount: now, isSynced: true, lastUsedAt: after({ minutes: 1 }) });
  });

  it.each([
    [7, 7],
    [7, 6],
    [7, 0],
  ])('whose count is %d may not be used at %d, and stays as it was', (before, now) => {
    const passkey = aPasskey(before);

    expect(passkey.use({ signCount: now, isSynced: true }, after({ minutes: 1 }))).toBe(false);
    expect(passkey).toMatchObject({ signCount: before, isSynced: false, lastUsedAt: null });
  });
});
