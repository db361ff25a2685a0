import type { Account } from '../domain/account';
import { anAccount, aSession, aVerifiedAccount, NOW } from '../domain/account.fixture';
import { Authenticator } from '../sign-in-methods/domain/authenticator';
import { EmailCode } from '../domain/email-code';
import { Passkey } from '../sign-in-methods/domain/passkey';
import { aKey } from '../sign-in-methods/domain/passkey.fixture';
import { PeopleInMemory } from '../domain/people.repository.fake';
import { SignInMethodsInMemory } from '../sign-in-methods/domain/sign-in-methods.fake';
import { addressProofFor } from './address-proof.fixture';

describe('first proof of an address', () => {
  it('removes second factors and cancels a deletion from before, and voids codes', async () => {
    const { people, account, prove, left } = await givenProtected(anAccount());
    people.codes.add(EmailCode.toVerify(account.email, null, NOW));
    account.requestDeletion(NOW);

    await prove();

    expect(account).toMatchObject({ isVerified: true, isLeaving: false });
    expect(await people.codes.open(account.email, 'verify-email', NOW)).toEqual([]);
    expect(await left()).toEqual({ twoStep: false, recoveryCode: false, passkeys: 0, mfa: [false] });
  });

  it('keeps second factors and the deletion of an account that was verified before', async () => {
    const { account, prove, left } = await givenProtected(aVerifiedAccount());
    account.requestDeletion(NOW);

    await prove();

    expect(account.isLeaving).toBe(true);
    expect(await left()).toEqual({ twoStep: true, recoveryCode: true, passkeys: 1, mfa: [true] });
  });

  it('keeps second factors of other accounts', async () => {
    const { people, methods } = await givenProtected(anAccount());
    const other = await givenProtected(anAccount(), people, methods);
    const [mine] = people.kept.accounts;

    await addressProofFor(people, methods).of(mine as Account, NOW);

    expect(await other.left()).toMatchObject({ twoStep: true, recoveryCode: true, passkeys: 1 });
  });
});

async function givenProtected(account: Account, people = new PeopleInMemory(), methods = new SignInMethodsInMemory()) {
  const { id } = account;
  people.accounts.add(account);
  people.sessions.add(aSession({ accountId: id, mfa: true }));
  const authenticator = Authenticator.add(id, 'sealed', NOW);
  authenticator.confirm(NOW);
  await methods.authenticators.save(authenticator);
  await methods.recoveryCodes.replace(id, ['recovery']);
  await methods.passkeys.add(Passkey.add(id, aKey(), 'Phone', NOW));
  return {
    people,
    methods,
    account,
    prove: () => addressProofFor(people, methods).of(account, NOW),
    left: async () => ({
      twoStep: (await methods.authenticators.find(id)) !== undefined,
      recoveryCode: await methods.recoveryCodes.spend(id, 'recovery'),
      passkeys: (await methods.passkeys.of(id)).length,
      mfa: people.kept.sessions.filter(({ accountId }) => accountId === id).map(({ mfa }) => mfa),
    }),
  };
}
