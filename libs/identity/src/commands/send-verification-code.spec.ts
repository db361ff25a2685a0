import { Account } from '../domain/account';
import { AlreadyVerified, CodeRequestedTooOften, NoSuchAccount } from '../domain/account.errors';
import { AlreadyRegistered } from '../domain/account.events';
import { after, anAccount, anApplicant, NOW } from '../domain/account.fixture';
import { PeopleInMemory } from '../domain/repositories.fake';
import { AddressHolders } from './address-holders';
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

  it('of a decoy reaches its owner as a reminder and keeps the same pauses', async () => {
    const { people, account } = givenSignedUp({ minutes: -1 });
    const decoy = Account.decoy(anApplicant({ email: account.email }), after({ minutes: -1 }));
    people.accounts.add(decoy);
    people.codes.add(decoy.requestVerification(after({ minutes: -1 })));
    const handler = handlerOver(people);

    await handler.execute(new SendVerificationCode(decoy.id));

    expect(decoy.releaseEvents()).toEqual([]);
    expect(account.releaseEvents()).toEqual([new AlreadyRegistered(account.id, account.email, NOW)]);
    await expect(handler.execute(new SendVerificationCode(decoy.id))).rejects.toThrow(CodeRequestedTooOften);
  });

  it('is refused to those who are verified, and to nobody in particular', async () => {
    const { account, send } = givenSignedUp({ minutes: -1 });
    account.verifyEmail();

    await expect(send()).rejects.toThrow(AlreadyVerified);
    await expect(send(crypto.randomUUID())).rejects.toThrow(NoSuchAccount);
  });
});

function handlerOver({ accounts, codes, emailChanges }: PeopleInMemory) {
  const holders = new AddressHolders(accounts, emailChanges);
  return new SendVerificationCodeHandler(accounts, codes, holders, { now: () => NOW });
}

function givenSignedUp(ago: Parameters<typeof after>[0]) {
  const people = new PeopleInMemory();
  const account = anAccount({}, after(ago));
  people.accounts.add(account);
  people.codes.add(account.requestVerification(after(ago)));
  account.releaseEvents();
  const handler = handlerOver(people);
  return { people, account, send: (id = account.id) => handler.execute(new SendVerificationCode(id)) };
}
