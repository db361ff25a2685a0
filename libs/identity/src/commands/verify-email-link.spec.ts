import { Account } from '../domain/account';
import { after, anAccount, anApplicant, NOW } from '../domain/account.fixture';
import { PeopleInMemory } from '../domain/repositories.fake';
import { addressProofFor } from './address-proof.fixture';
import { VerifyEmailLink, VerifyEmailLinkHandler } from './verify-email-link';

describe('verifying an address by the link of a mail', () => {
  it('works for a day, long after the digits beside it', async () => {
    const { account, sendLink, follow } = givenAccount();

    expect(await follow(sendLink(after({ minutes: -24 * 60 })))).toEqual({});
    expect(await follow(sendLink(after({ minutes: -24 * 60 + 1 })))).toEqual({ accountId: account.id });
    expect(account.isVerified).toBe(true);
  });

  it('works once, and forgets who else signed up with the address', async () => {
    const { people, account, sendLink, follow } = givenAccount();
    people.accounts.add(Account.decoy(anApplicant({ email: account.email }), NOW));
    const link = sendLink(NOW);

    expect(await follow(link)).toEqual({ accountId: account.id });

    expect(await follow(link)).toEqual({});
    expect(people.kept.accounts).toEqual([account]);
  });

  it('refuses the link of another account', async () => {
    const { account, sendLink, follow } = givenAccount();

    expect(await follow('made up')).toEqual({});
    expect(await follow(sendLink(NOW), 'nobody@acme.example')).toEqual({});
    expect(account.isVerified).toBe(false);
  });
});

function givenAccount() {
  const people = new PeopleInMemory();
  const account = anAccount();
  people.accounts.add(account);
  const tokenOf = (codeId: string) => `token of ${codeId}`;
  const links = { of: tokenOf, match: (codeId: string, token: string) => tokenOf(codeId) === token };
  const handler = new VerifyEmailLinkHandler(people.accounts, people.codes, links, addressProofFor(people), {
    now: () => NOW,
  });
  return {
    people,
    account,
    sendLink: (at: Date) => {
      const code = account.requestVerification(at);
      people.codes.add(code);
      return tokenOf(code.id);
    },
    follow: (token: string, email = account.email) => handler.execute(new VerifyEmailLink(email, token)),
  };
}
