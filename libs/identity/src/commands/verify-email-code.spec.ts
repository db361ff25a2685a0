import { Account } from '../domain/account';
import { after, anAccount, anApplicant, NOW } from '../domain/account.fixture';
import { PeopleInMemory } from '../domain/repositories.fake';
import { addressProofFor } from './address-proof.fixture';
import { DigitsOfId } from './ports.fake';
import { WRONG_GUESSES_A_DAY } from '../domain/guess-budget';
import { CodeJudge } from './judge-code';
import { VerifyEmailCode, VerifyEmailCodeHandler } from './verify-email-code';

const RIGHT = { is: 'right' };
const WRONG = { is: 'wrong' };
const EXPIRED = { is: 'expired' };

describe('verifying an address', () => {
  it('succeeds with the code that was sent', async () => {
    const { account, sendCode, verify } = givenAccount();
    const code = sendCode();

    expect(await verify(code)).toEqual(RIGHT);
    expect(account.isVerified).toBe(true);
  });

  it('succeeds once: every code is void afterwards', async () => {
    const { sendCode, verify } = givenAccount();
    const older = sendCode();
    const newer = sendCode();

    expect(await verify(newer)).toEqual(RIGHT);
    expect(await verify(newer)).toEqual(WRONG);
    expect(await verify(older)).toEqual(WRONG);
  });

  it('takes the two newest codes and none before them', async () => {
    const first = givenAccount();
    const oldest = first.sendCode(after({ minutes: -3 }));
    const older = first.sendCode(after({ minutes: -2 }));
    first.sendCode(after({ minutes: -1 }));

    expect(await first.verify(oldest)).toEqual(EXPIRED);
    expect(await first.verify(older)).toEqual(RIGHT);
  });

  it('does not take a code older than 15 minutes', async () => {
    const { account, sendCode, verify } = givenAccount();

    expect(await verify(sendCode(after({ minutes: -15 })))).toEqual(EXPIRED);
    expect(account.isVerified).toBe(false);
  });

  it('locks after five wrong tries, for the right code too, until the window is over', async () => {
    const { sendCode, verify, later } = givenAccount();
    for (let n = 0; n < 5; n++) expect(await verify('wrong!')).toEqual(WRONG);

    expect(await verify(sendCode())).toEqual({ is: 'locked', retryAfterSeconds: 15 * 60 });

    later({ minutes: 14, seconds: 30 });
    expect(await verify('wrong!')).toEqual({ is: 'locked', retryAfterSeconds: 30 });
    later({ minutes: 15 });
    expect(await verify(sendCode(after({ minutes: 15 })))).toEqual(RIGHT);
  });

  it('forgets who else signed up with the address', async () => {
    const { people, account, sendCode, verify } = givenAccount();
    people.accounts.add(Account.decoy(anApplicant({ email: account.email }), NOW));

    await verify(sendCode());

    expect(people.kept.accounts).toEqual([account]);
  });

  it('is suspended for everyone once too many guesses of a day were wrong, until the next', async () => {
    const { people, sendCode, verify, later } = givenAccount();
    for (let n = 1; n < WRONG_GUESSES_A_DAY; n++) await people.guessBudget.spend(NOW);

    expect(await verify('wrong!')).toEqual(WRONG);
    expect(await verify(sendCode())).toEqual({ is: 'suspended', retryAfterSeconds: 15 * 60 * 60 });

    later({ minutes: 15 * 60 });
    expect(await verify(sendCode(after({ minutes: 15 * 60 })))).toEqual(RIGHT);
  });

  it('answers for an address that nobody signed up with as for any other', async () => {
    const { verify } = givenAccount();
    const answersFor = async (email?: string) => {
      const answers = [];
      for (let n = 0; n < 6; n++) answers.push(await verify('wrong!', email));
      return answers;
    };

    expect(await answersFor('nobody@acme.example')).toEqual(await answersFor());
  });
});

function givenAccount() {
  const people = new PeopleInMemory();
  const account = anAccount();
  people.accounts.add(account);
  const digits = new DigitsOfId();
  let now = NOW;
  const { accounts, codes, triesBook, guessBudget } = people;
  const clock = { now: () => now };
  const judge = new CodeJudge(accounts, codes, triesBook, guessBudget, digits, clock);
  const handler = new VerifyEmailCodeHandler(judge, addressProofFor(people), clock);
  return {
    people,
    account,
    later: (passed: Parameters<typeof after>[0]) => (now = after(passed)),
    /** The digits that the mail would carry. */
    sendCode: (at = NOW) => {
      const code = account.requestVerification(at);
      people.codes.add(code);
      return digits.of(code.id);
    },
    verify: async (code: string, email = account.email) =>
      (await handler.execute(new VerifyEmailCode(email, code))).verdict,
  };
}
