import { AlreadyVerified, CodeRequestedTooOften, NoSuchAccount } from '../domain/account.errors';
import { after, anAccount, NOW } from '../domain/account.fixture';
import { PeopleInMemory } from '../domain/repositories.fake';
import { SendVerificationCode, SendVerificationCodeHandler } from './send-verification-code';

describe('sending another verification code', () => {
  it('asks for one mail', async () => {
    const { people, account, send } = givenSignedUp({ minutes: -1 });

    await send();

    expect(people.kept.codes).toHaveLength(2);
    expect(account.releaseEvents()).toEqual([expect.objectContaining({ codeId: people.kept.codes[1]?.id })]);
  });

  it('waits a minute after the code of the sign-up', async () => {
    const { people, send } = givenSignedUp({ seconds: -59 });

    await expect(send()).rejects.toThrow(CodeRequestedTooOften);

    expect(people.kept.codes).toHaveLength(1);
  });

  it('is refused to those who are verified, and to nobody in particular', async () => {
    const { account, send } = givenSignedUp({ minutes: -1 });
    account.verifyEmail();

    await expect(send()).rejects.toThrow(AlreadyVerified);
    await expect(send(crypto.randomUUID())).rejects.toThrow(NoSuchAccount);
  });
});

function givenSignedUp(ago: Parameters<typeof after>[0]) {
  const people = new PeopleInMemory();
  const account = anAccount({}, after(ago));
  people.accounts.add(account);
  people.codes.add(account.requestVerification(after(ago)));
  account.releaseEvents();
  const handler = new SendVerificationCodeHandler(people.accounts, people.codes, { now: () => NOW });
  return { people, account, send: (id = account.id) => handler.execute(new SendVerificationCode(id)) };
}
