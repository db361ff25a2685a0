import { after, aSession, aTokenHash, aVerifiedAccount, NOW } from '../../domain/account.fixture';
import { Authenticator } from '../domain/authenticator';
import { MAX_PASSKEYS, Passkey, type KeyUse, type MadeKey } from '../domain/passkey';
import { aKey } from '../domain/passkey.fixture';
import { PeopleInMemory } from '../../domain/people.repository.fake';
import { SignInChanged } from '../domain/sign-in-methods.events';
import { SignInMethodsInMemory } from '../domain/sign-in-methods.fake';
import { AccountAccess } from '../../commands/account-access';
import { AddPasskey, AddPasskeyHandler } from './add-passkey';
import { BeginPasskey, BeginPasskeyHandler } from './begin-passkey';
import { BeginPasskeySignIn, BeginPasskeySignInHandler } from './begin-passkey-sign-in';
import { anOpeningBrowser, sessionOpeningFor } from '../../commands/session-opening.fixture';
import { type KeyCreation, type KeySignature, PasskeyCeremony } from '../../commands/ports';
import { RemovePasskey, RemovePasskeyHandler } from './remove-passkey';
import { RemoveSecondFactors, RemoveSecondFactorsHandler } from './remove-second-factors';
import { RenamePasskey, RenamePasskeyHandler } from './rename-passkey';
import { PasskeyProof } from './passkey-proof';
import { SecondFactors } from './second-factors';
import { UseChallenge, UseChallengeHandler } from './use-challenge';
import { SignInWithPasskey, SignInWithPasskeyHandler } from './sign-in-with-passkey';

describe('adding a passkey', () => {
  it("accepts a device's answer to the challenge and notifies the owner", async () => {
    const { id, begin, add, passkeys, changes } = givenAccount();
    const flow = await begin('a challenge');

    await add(flow, { answers: 'a challenge', name: ' Phone ' });

    expect(await passkeys.of(id)).toMatchObject([{ name: 'Phone', lastUsedAt: null, addedAt: NOW }]);
    expect(changes()).toEqual(['passkey-added']);
  });

  it('refuses an answer to another challenge, and a second answer', async () => {
    const { id, begin, add, passkeys, changes } = givenAccount();
    const flow = await begin('a challenge');

    await expect(add(flow, { answers: 'another' })).rejects.toMatchObject({ code: 'identity.passkey-refused' });
    await expect(add(flow, { answers: 'a challenge' })).rejects.toMatchObject({ code: 'identity.passkey-not-begun' });
    expect(await passkeys.of(id)).toEqual([]);
    expect(changes()).toEqual([]);
  });

  it('requires the account that began it, within ten minutes', async () => {
    const { begin, add, later } = givenAccount();
    const flow = await begin('a challenge');

    await expect(add(flow, { answers: 'a challenge', as: crypto.randomUUID() })).rejects.toMatchObject({
      code: 'identity.passkey-not-begun',
    });
    later({ minutes: 10 });
    await expect(add(flow, { answers: 'a challenge' })).rejects.toMatchObject({ code: 'identity.passkey-not-begun' });
  });

  it("refuses a key that any account has, and lists the account's own keys", async () => {
    const { begin, add, known, passkeys } = givenAccount();
    const key = aKey();
    await passkeys.add(Passkey.add(crypto.randomUUID(), key, 'Somebody else', NOW));
    const flow = await begin('a challenge');
    await expect(add(flow, { answers: 'a challenge', key })).rejects.toMatchObject({ code: 'identity.passkey-known' });

    const own = aKey();
    await add(await begin('another'), { answers: 'another', key: own });
    expect(await known()).toEqual([{ credentialId: own.credentialId, transports: own.transports }]);
  });

  it('stops at the maximum number of passkeys', async () => {
    const { id, begin, add, passkeys } = givenAccount();
    const flow = await begin('a challenge');
    for (let n = 0; n < MAX_PASSKEYS; n++) await passkeys.add(Passkey.add(id, aKey(), `${n}`, NOW));

    await expect(add(flow, { answers: 'a challenge' })).rejects.toMatchObject({ code: 'identity.too-many-passkeys' });
    await expect(begin('another')).rejects.toMatchObject({ code: 'identity.too-many-passkeys' });
  });
});

describe('signing in with a passkey', () => {
  it('identifies the account and records the use', async () => {
    const { id, given, beginSignIn, take, passkeys, later } = givenAccount();
    const { credentialId } = await given();
    later({ minutes: 1 });

    expect(await take(await beginSignIn('challenge'), { credentialId, answers: 'challenge' })).toMatchObject({
      accountId: id,
      mfa: true,
    });
    expect(await passkeys.of(id)).toMatchObject([{ signCount: 1, lastUsedAt: after({ minutes: 1 }), isSynced: true }]);
  });

  it('accepts one answer per challenge, right or wrong, within 30 minutes', async () => {
    const { given, beginSignIn, take, later, id } = givenAccount();
    const { credentialId } = await given();
    const right = await beginSignIn('challenge');
    expect(await take(right, { credentialId, answers: 'challenge' })).toMatchObject({ accountId: id, mfa: true });
    await expect(take(right, { credentialId, answers: 'challenge' })).rejects.toMatchObject({
      code: 'identity.passkey-not-begun',
    });

    const wrong = await beginSignIn('challenge');
    await expect(take(wrong, { credentialId, answers: 'another' })).rejects.toMatchObject({
      code: 'identity.passkey-refused',
    });
    await expect(take(wrong, { credentialId, answers: 'challenge' })).rejects.toMatchObject({
      code: 'identity.passkey-not-begun',
    });

    const old = await beginSignIn('challenge');
    later({ minutes: 30 });
    await expect(take(old, { credentialId, answers: 'challenge' })).rejects.toMatchObject({
      code: 'identity.passkey-not-begun',
    });
  });

  it('refuses a removed passkey', async () => {
    const { given, remove, beginSignIn, take } = givenAccount();
    const { id, credentialId } = await given();
    await remove(id);

    await expect(take(await beginSignIn('challenge'), { credentialId, answers: 'challenge' })).rejects.toMatchObject({
      code: 'identity.passkey-unknown',
    });
  });

  it('refuses a passkey whose counter goes back', async () => {
    const { given, beginSignIn, take, id, passkeys } = givenAccount();
    const { credentialId } = await given({ signCount: 7 });
    const answer = { credentialId, answers: 'challenge', signCount: 7 };

    await expect(take(await beginSignIn('challenge'), answer)).rejects.toMatchObject({
      code: 'identity.passkey-refused',
    });

    expect(await passkeys.of(id)).toMatchObject([{ signCount: 7, lastUsedAt: null }]);
    expect(await take(await beginSignIn('challenge'), { ...answer, signCount: 8 })).toMatchObject({ accountId: id });
  });
});

describe('existing passkey', () => {
  it('can be renamed and removed by its owner only', async () => {
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

  it('ends other sessions when removed, and the last one makes the current session single-factor', async () => {
    const { given, remove, sessions } = givenAccount();
    const [one, other] = [await given(), await given()];
    await remove(one.id);
    expect(sessions()).toEqual([{ isOwn: true, mfa: true }]);
    await remove(other.id);
    expect(sessions()).toEqual([{ isOwn: true, mfa: false }]);
  });

  it('is not the last second factor while two-step verification is on', async () => {
    const { given, remove, sessions, turnOnTwoStep } = givenAccount();
    await turnOnTwoStep();
    await remove((await given()).id);
    expect(sessions()).toEqual([{ isOwn: true, mfa: true }]);
  });
});

describe('removing all second factors of a locked-out user', () => {
  it('ends every session and notifies the user', async () => {
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
  const { passkeys, authenticators, recoveryCodes, pendingSteps } = new SignInMethodsInMemory();
  const account = aVerifiedAccount();
  const { id } = account;
  people.accounts.add(account);
  const [own, elsewhere] = [aSession({ accountId: id, mfa: true }), aSession({ accountId: id, mfa: true })];
  people.sessions.add(own);
  people.sessions.add(elsewhere);
  let now = NOW;
  const clock = { now: () => now };
  const { accounts, sessions } = people;
  const ceremony = new HonestDevices();
  const access = new AccountAccess(sessions, pendingSteps, people.devices);

  const beginning = new BeginPasskeyHandler(accounts, passkeys, pendingSteps, clock);
  const adding = new AddPasskeyHandler(accounts, passkeys, ceremony, clock);
  const renaming = new RenamePasskeyHandler(accounts, passkeys);
  const removing = new RemovePasskeyHandler(accounts, passkeys, authenticators, sessions, access, clock);
  const beginningSignIn = new BeginPasskeySignInHandler(pendingSteps, clock);
  const taking = new SignInWithPasskeyHandler(
    new PasskeyProof(accounts, passkeys, ceremony, clock),
    sessionOpeningFor(people),
  );
  const challenging = new UseChallengeHandler(pendingSteps, clock);
  const factors = new SecondFactors(authenticators, recoveryCodes, passkeys);
  const removingAll = new RemoveSecondFactorsHandler(accounts, factors, access, clock, {
    record: async () => undefined,
  });

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
    add: async (
      flow: string,
      {
        answers,
        key = aKey(),
        name = 'Phone',
        as = id,
      }: { answers: string; key?: MadeKey; name?: string; as?: string },
    ) => {
      const challenge = await challenging.execute(new UseChallenge(flow, 'add-passkey', as));
      return adding.execute(new AddPasskey(as, challenge, ceremony.creates(key, answers), name));
    },
    /** A passkey that was added earlier. */
    given: async (told: Partial<MadeKey> = {}) => {
      const passkey = Passkey.add(id, aKey(told), 'Phone', NOW);
      await passkeys.add(passkey);
      return passkey;
    },
    turnOnTwoStep: async () => {
      const authenticator = Authenticator.add(id, 'sealed', NOW);
      authenticator.confirm(NOW);
      await authenticators.save(authenticator);
    },
    rename: (passkeyId: string, name: string, as = id) => renaming.execute(new RenamePasskey(as, passkeyId, name)),
    remove: (passkeyId: string, as = id) => removing.execute(new RemovePasskey(as, passkeyId, own.id)),
    removeAll: (email: string) => removingAll.execute(new RemoveSecondFactors(email)),
    beginSignIn: async (challenge: string) => {
      const flow = aTokenHash();
      await beginningSignIn.execute(new BeginPasskeySignIn(flow, challenge));
      return flow;
    },
    take: async (flow: string, { credentialId, answers, signCount = 1 }: Answer) => {
      const challenge = await challenging.execute(new UseChallenge(flow, 'passkey'));
      const signature = ceremony.signs(credentialId, answers, signCount);
      await taking.execute(new SignInWithPasskey(challenge, signature, anOpeningBrowser()));
      return people.kept.sessions.at(-1);
    },
    later: (passed: Parameters<typeof after>[0]) => (now = after(passed)),
    sessions: () => people.kept.sessions.map(({ id: sessionId, mfa }) => ({ isOwn: sessionId === own.id, mfa })),
    /** Changes that the owner is notified of. */
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

/** Devices whose answers name their challenge. */
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
