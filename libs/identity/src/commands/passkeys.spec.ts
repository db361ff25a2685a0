import { after, aSession, aTokenHash, aVerifiedAccount, NOW } from '../domain/account.fixture';
import { Authenticator } from '../domain/authenticator';
import { MOST_PASSKEYS, Passkey, type KeyUse, type MadeKey } from '../domain/passkey';
import { aKey } from '../domain/passkey.fixture';
import { PeopleInMemory } from '../domain/repositories.fake';
import { SignInChanged } from '../domain/sign-in-methods.events';
import { SignInMethodsInMemory } from '../domain/sign-in-methods.fake';
import { AddPasskey, AddPasskeyHandler } from './add-passkey';
import { BeginPasskey, BeginPasskeyHandler } from './begin-passkey';
import { BeginPasskeySignIn, BeginPasskeySignInHandler } from './begin-passkey-sign-in';
import { type KeyCreation, type KeySignature, PasskeyCeremony } from './ports';
import { RemovePasskey, RemovePasskeyHandler } from './remove-passkey';
import { RemoveSecondFactors, RemoveSecondFactorsHandler } from './remove-second-factors';
import { RenamePasskey, RenamePasskeyHandler } from './rename-passkey';
import { SecondFactors } from './second-factors';
import { TakePasskey, TakePasskeyHandler } from './take-passkey';

const NETWORK = '203.0.113.7';

describe('adding a passkey', () => {
  it('takes the answer of a device to the challenge, and tells the owner', async () => {
    const { id, begin, add, passkeys, changes } = givenAccount();
    const flow = await begin('a challenge');

    expect(await add(flow, { answers: 'a challenge', name: ' Phone ' })).toMatchObject({ is: 'added' });

    expect(await passkeys.of(id)).toMatchObject([{ name: 'Phone', lastUsedAt: null, addedAt: NOW }]);
    expect(changes()).toEqual(['passkey-added']);
  });

  it('takes no answer to another challenge, nor a second one', async () => {
    const { id, begin, add, passkeys, changes } = givenAccount();
    const flow = await begin('a challenge');

    expect(await add(flow, { answers: 'another' })).toEqual({ is: 'refused' });
    expect(await add(flow, { answers: 'a challenge' })).toEqual({ is: 'not-begun' });
    expect(await passkeys.of(id)).toEqual([]);
    expect(changes()).toEqual([]);
  });

  it('is for who began it, within ten minutes', async () => {
    const { begin, add, later } = givenAccount();
    const flow = await begin('a challenge');

    expect(await add(flow, { answers: 'a challenge', as: crypto.randomUUID() })).toEqual({ is: 'not-begun' });
    later({ minutes: 10 });
    expect(await add(flow, { answers: 'a challenge' })).toEqual({ is: 'not-begun' });
  });

  it('takes no pair of keys twice, whosever it is, and says which are known', async () => {
    const { begin, add, known, passkeys } = givenAccount();
    const key = aKey();
    await passkeys.add(Passkey.add(crypto.randomUUID(), key, 'Somebody else', NOW));
    const flow = await begin('a challenge');
    expect(await add(flow, { answers: 'a challenge', key })).toEqual({ is: 'known' });

    const own = aKey();
    await add(await begin('another'), { answers: 'another', key: own });
    expect(await known()).toEqual([{ credentialId: own.credentialId, transports: own.transports }]);
  });

  it('ends at as many as anybody needs', async () => {
    const { id, begin, add, passkeys } = givenAccount();
    const flow = await begin('a challenge');
    for (let n = 0; n < MOST_PASSKEYS; n++) await passkeys.add(Passkey.add(id, aKey(), `${n}`, NOW));

    expect(await add(flow, { answers: 'a challenge' })).toEqual({ is: 'too-many' });
    await expect(begin('another')).rejects.toMatchObject({ code: 'identity.too-many-passkeys' });
  });
});

describe('signing in with a passkey', () => {
  it('says whose it is, and is remembered', async () => {
    const { id, given, beginSignIn, take, passkeys, later } = givenAccount();
    const { credentialId } = await given();
    later({ minutes: 1 });

    expect(await take(await beginSignIn('challenge'), { credentialId, answers: 'challenge' })).toEqual({
      is: 'right',
      accountId: id,
    });
    expect(await passkeys.of(id)).toMatchObject([{ signCount: 1, lastUsedAt: after({ minutes: 1 }), isSynced: true }]);
  });

  it('answers each challenge once, whether or not the answer was right, within half an hour', async () => {
    const { given, beginSignIn, take, later } = givenAccount();
    const { credentialId } = await given();
    const right = await beginSignIn('challenge');
    expect(await take(right, { credentialId, answers: 'challenge' })).toMatchObject({ is: 'right' });
    expect(await take(right, { credentialId, answers: 'challenge' })).toEqual({ is: 'not-begun' });

    const wrong = await beginSignIn('challenge');
    expect(await take(wrong, { credentialId, answers: 'another' })).toEqual({ is: 'refused' });
    expect(await take(wrong, { credentialId, answers: 'challenge' })).toEqual({ is: 'not-begun' });

    const old = await beginSignIn('challenge');
    later({ minutes: 30 });
    expect(await take(old, { credentialId, answers: 'challenge' })).toEqual({ is: 'not-begun' });
  });

  it('knows no passkey that was removed', async () => {
    const { given, remove, beginSignIn, take } = givenAccount();
    const { id, credentialId } = await given();
    await remove(id);

    expect(await take(await beginSignIn('challenge'), { credentialId, answers: 'challenge' })).toEqual({
      is: 'unknown',
    });
  });

  it('refuses one whose count goes back, and tells the owner', async () => {
    const { given, beginSignIn, take, changes, id, passkeys } = givenAccount();
    const { credentialId } = await given({ signCount: 7 });
    const answer = { credentialId, answers: 'challenge', signCount: 7 };

    expect(await take(await beginSignIn('challenge'), answer)).toEqual({ is: 'refused' });

    expect(changes()).toEqual(['passkey-copied']);
    expect(await passkeys.of(id)).toMatchObject([{ signCount: 7, lastUsedAt: null }]);
    expect(await take(await beginSignIn('challenge'), { ...answer, signCount: 8 })).toMatchObject({ is: 'right' });
  });

  it('locks a network that tried too often, for the right one too', async () => {
    const { given, beginSignIn, take, later } = givenAccount();
    const { credentialId } = await given();
    for (let n = 0; n < 100; n++) await take(await beginSignIn('challenge'), { credentialId, answers: 'made up' });
    const right = { credentialId, answers: 'challenge' };

    expect(await take(await beginSignIn('challenge'), right)).toEqual({ is: 'locked', retryAfterSeconds: 900 });
    later({ minutes: 15 });
    expect(await take(await beginSignIn('challenge'), right)).toMatchObject({ is: 'right' });
  });
});

describe('a passkey that is there', () => {
  it('is renamed and removed by its owner only', async () => {
    const { id, given, rename, remove, passkeys, changes } = givenAccount();
    const passkey = await given();
    const stranger = crypto.randomUUID();
    await expect(rename(passkey.id, 'Mine', stranger)).rejects.toMatchObject({ code: 'identity.no-such-passkey' });
    await expect(remove(passkey.id, stranger)).rejects.toMatchObject({ code: 'identity.no-such-passkey' });

    await rename(passkey.id, ' Old phone ');
    expect(await passkeys.of(id)).toMatchObject([{ name: 'Old phone' }]);
    await remove(passkey.id);
    expect(await passkeys.of(id)).toEqual([]);
    expect(changes()).toEqual(['passkey-removed']);
    await expect(remove(passkey.id)).rejects.toMatchObject({ code: 'identity.no-such-passkey' });
  });

  it('takes the strength of other sessions along, and of every one when it was the last second factor', async () => {
    const { given, remove, strength } = givenAccount();
    const [one, other] = [await given(), await given()];
    await remove(one.id);
    expect(strength()).toEqual({ own: true, elsewhere: false });
    await remove(other.id);
    expect(strength()).toEqual({ own: false, elsewhere: false });
  });

  it('is not the last second factor while two-step verification is on', async () => {
    const { given, remove, strength, turnOnTwoStep } = givenAccount();
    await turnOnTwoStep();
    await remove((await given()).id);
    expect(strength()).toEqual({ own: true, elsewhere: false });
  });
});

describe('removing all second factors of somebody who is locked out', () => {
  it('ends every session and tells them', async () => {
    const { id, people, account, given, turnOnTwoStep, removeAll, passkeys, changes } = givenAccount();
    await turnOnTwoStep();
    await given();

    expect(await removeAll(account.email)).toEqual({ hadTwoStep: true, passkeys: 1 });

    expect(await passkeys.of(id)).toEqual([]);
    expect(people.kept.sessions).toEqual([]);
    expect(changes()).toEqual(['second-factors-removed']);
    await expect(removeAll(account.email)).rejects.toMatchObject({ code: 'identity.no-second-factors' });
    await expect(removeAll('nobody@acme.example')).rejects.toMatchObject({ code: 'identity.no-such-account' });
  });
});

function givenAccount() {
  const people = new PeopleInMemory();
  const { passkeys, authenticators, recoveryCodes, flows } = new SignInMethodsInMemory();
  const account = aVerifiedAccount();
  const { id } = account;
  people.accounts.add(account);
  const [own, elsewhere] = [aSession({ accountId: id, strong: true }), aSession({ accountId: id, strong: true })];
  people.sessions.add(own);
  people.sessions.add(elsewhere);
  let now = NOW;
  const clock = { now: () => now };
  const { accounts, sessions, triesBook } = people;
  const ceremony = new HonestDevices();

  const beginning = new BeginPasskeyHandler(accounts, passkeys, flows, clock);
  const adding = new AddPasskeyHandler(flows, accounts, passkeys, ceremony, clock);
  const renaming = new RenamePasskeyHandler(accounts, passkeys);
  const removing = new RemovePasskeyHandler(accounts, passkeys, authenticators, sessions, clock);
  const beginningSignIn = new BeginPasskeySignInHandler(flows, clock);
  const taking = new TakePasskeyHandler(flows, accounts, passkeys, triesBook, ceremony, clock);
  const factors = new SecondFactors(authenticators, recoveryCodes, passkeys);
  const removingAll = new RemoveSecondFactorsHandler(accounts, factors, sessions, flows, clock);

  const isStrong = (sessionId: string) => people.kept.sessions.some((one) => one.id === sessionId && one.strong);
  return {
    id,
    account,
    people,
    passkeys,
    begin: async (challenge: string) => {
      const flow = aTokenHash();
      await beginning.execute(new BeginPasskey(id, flow, challenge));
      return flow;
    },
    known: async () => (await beginning.execute(new BeginPasskey(id, aTokenHash(), 'any'))).known,
    add: (
      flow: string,
      {
        answers,
        key = aKey(),
        name = 'Phone',
        as = id,
      }: { answers: string; key?: MadeKey; name?: string; as?: string },
    ) => adding.execute(new AddPasskey(as, flow, ceremony.creates(key, answers), name)),
    /** One that was added a while ago. */
    given: async (told: Partial<MadeKey> = {}) => {
      const passkey = Passkey.add(id, aKey(told), 'Phone', NOW);
      await passkeys.add(passkey);
      return passkey;
    },
    turnOnTwoStep: async () => {
      const authenticator = Authenticator.add(id, 'sealed', NOW);
      authenticator.confirm(NOW);
      await authenticators.keep(authenticator);
    },
    rename: (passkeyId: string, name: string, as = id) => renaming.execute(new RenamePasskey(as, passkeyId, name)),
    remove: (passkeyId: string, as = id) => removing.execute(new RemovePasskey(as, passkeyId, own.id)),
    removeAll: (email: string) => removingAll.execute(new RemoveSecondFactors(email)),
    beginSignIn: async (challenge: string) => {
      const flow = aTokenHash();
      await beginningSignIn.execute(new BeginPasskeySignIn(flow, challenge));
      return flow;
    },
    take: (flow: string, { credentialId, answers, signCount = 1 }: Answer) =>
      taking.execute(new TakePasskey(flow, ceremony.signs(credentialId, answers, signCount), NETWORK)),
    later: (passed: Parameters<typeof after>[0]) => (now = after(passed)),
    strength: () => ({ own: isStrong(own.id), elsewhere: isStrong(elsewhere.id) }),
    /** What the owner is told of. */
    changes: () =>
      account
        .releaseEvents()
        .filter((event) => event instanceof SignInChanged)
        .map(({ change }) => change),
  };
}

interface Answer {
  readonly credentialId: string;
  readonly answers: string;
  readonly signCount?: number;
}

/** What they send says which challenge it answers. */
class HonestDevices extends PasskeyCeremony {
  private readonly keys = new Map<string, MadeKey>();

  creates(key: MadeKey, challenge: string): KeyCreation {
    this.keys.set(key.credentialId, key);
    return { credentialId: key.credentialId, clientData: challenge, attestation: '', transports: key.transports };
  }

  signs(credentialId: string, challenge: string, signCount: number): KeySignature {
    return { credentialId, clientData: challenge, authenticatorData: `${signCount}`, signature: '', userHandle: '' };
  }

  async made({ credentialId, clientData }: KeyCreation, challenge: string): Promise<MadeKey | undefined> {
    return clientData === challenge ? this.keys.get(credentialId) : undefined;
  }

  async used({ clientData, authenticatorData }: KeySignature, challenge: string): Promise<KeyUse | undefined> {
    return clientData === challenge ? { signCount: Number(authenticatorData), isSynced: true } : undefined;
  }
}
